/**
 * The address that a request came from. `X-Forwarded-For` counts only as far as the operator's own proxies wrote it:
 * with one trusted proxy its last entry, with two the one before.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return (forwarded ?? socketAddress ?? 'desconocida').replace(/^::ffff:/, '').slice(0, 45);
}
