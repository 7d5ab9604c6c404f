import { isIP } from 'node:net';

/**
 * The address that a request came from, each in one spelling. `X-Forwarded-For` counts only as far as the operator's own
 * proxies wrote it: with one trusted proxy its last entry, with two the one before. What is no address counts as the
 * socket's.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined;
  return normalAddress(forwarded) ?? normalAddress(socketAddress) ?? 'desconocida';
}

/** As RFC 5952 writes it, an IPv4-mapped one as the IPv4 address that it is; without port, brackets or zone. */
function normalAddress(text: string | undefined): string | null {
  const given = text?.trim() ?? '';
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(given)?.[1];
  const [address = ''] = (bracketed ?? withPort ?? given).split('%');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  // The platform's own parser of addresses.
  const { hostname } = new URL(`http://[${address}]`);
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname);
  if (!mapped) return hostname.slice(1, -1);
  const [high = 0, low = 0] = mapped.slice(1).map((word) => Number.parseInt(word, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
