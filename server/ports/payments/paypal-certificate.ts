import { type KeyObject, X509Certificate } from 'node:crypto';
import { ForgedEvent, ProviderError } from './errors.ts';
import { requestProvider } from './provider-request.ts';

export type CertificateOptions = {
  /** Hosts besides PayPal's, with their port: those of a simulator. */
  hosts: readonly string[];
  now: () => Date;
  timeout: number;
};

/** Certificates that are kept: PayPal signs with one or two at a time. */
const mostKept = 8;

const keptFor = 24 * 60 * 60 * 1000;

const mostBytes = 64 * 1024;

/** Whoever knows where events go can invent as many addresses at PayPal as they like: more are not fetched in a minute. */
const mostFetched = 10;

const minute = 60_000;

export type CertificateSource = (url: string) => Promise<KeyObject>;

/**
 * The public key that an event is verified with, by the address that the event names. Rejects with `ForgedEvent`, or
 * with a `ProviderError` when the certificate cannot be fetched now: PayPal sends such an event again.
 */
export function createCertificateSource(options: CertificateOptions): CertificateSource {
  const kept = new Map<string, { keptAt: number; certificate: X509Certificate }>();
  const arriving = new Map<string, Promise<X509Certificate>>();
  let fetched = { since: Number.NEGATIVE_INFINITY, count: 0 };

  async function certificateAt({ href }: URL): Promise<X509Certificate> {
    const at = options.now().getTime();
    const known = kept.get(href);
    if (known && at - known.keptAt < keptFor) return known.certificate;
    return arriving.get(href) ?? fetchOnce(href, at);
  }

  function fetchOnce(href: string, at: number): Promise<X509Certificate> {
    if (Math.abs(at - fetched.since) >= minute) fetched = { since: at, count: 0 };
    if (fetched.count === mostFetched) throw notFetched('waits: too many others were asked for');
    fetched.count += 1;
    const certificate = fetchCertificate(new URL(href), options.timeout);
    arriving.set(href, certificate);
    const keep = (certificate: X509Certificate) => {
      kept.delete(href);
      kept.set(href, { keptAt: at, certificate });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest) kept.delete(oldest);
    };
    return certificate.then((found) => (keep(found), found)).finally(() => arriving.delete(href));
  }

  return async (text) => {
    const url = checkUrl(text, options.hosts);
    const isSimulated = options.hosts.includes(url.host);
    return checkCertificate(await certificateAt(url), options.now(), isSimulated);
  };
}

/** Its key. Throws `ForgedEvent`; of a simulator's, the names are its own. */
export function checkCertificate(
  certificate: X509Certificate,
  now: Date,
  isSimulated: boolean,
): KeyObject {
  if (now < certificate.validFromDate || now > certificate.validToDate) {
    throw new ForgedEvent('The certificate is not valid now');
  }
  if (!isSimulated && !namesOf(certificate).some(isOfPaypal)) {
    throw new ForgedEvent('The certificate is not of PayPal');
  }
  const { publicKey } = certificate;
  if (publicKey.asymmetricKeyType !== 'rsa') throw new ForgedEvent('The key is not of RSA');
  return publicKey;
}

export const isOfPaypal = (host: string): boolean => /^(?:.+\.)?paypal\.com$/iu.test(host);

function checkUrl(text: string, hosts: readonly string[]): URL {
  const url = URL.parse(text);
  const isSimulated = url !== null && hosts.includes(url.host) && /^https?:$/u.test(url.protocol);
  const isReal = url?.protocol === 'https:' && !url.port && isOfPaypal(url.hostname);
  if (!url || (!isSimulated && !isReal) || url.username || url.password) {
    throw new ForgedEvent('The certificate is not at PayPal');
  }
  return url;
}

async function fetchCertificate(url: URL, timeout: number): Promise<X509Certificate> {
  const reply = await requestProvider({ provider: 'PayPal', url, timeout, mostBytes });
  // Whoever signs an event has a certificate.
  if (reply.status === 404 || reply.status === 410) {
    throw new ForgedEvent('There is no such certificate');
  }
  if (reply.status !== 200) throw notFetched(`got ${reply.status}`);
  try {
    return new X509Certificate(reply.text);
  } catch {
    throw notFetched('got no certificate');
  }
}

const notFetched = (why: string) =>
  new ProviderError(`PayPal: the certificate of an event ${why}`, { isFinal: false });

/** Its common name and those of its extension. */
function namesOf({ subject, subjectAltName }: X509Certificate): string[] {
  const common = subject.split('\n').filter((line) => line.startsWith('CN='));
  const others = (subjectAltName ?? '').split(', ').filter((name) => name.startsWith('DNS:'));
  return [...common.map((line) => line.slice(3)), ...others.map((name) => name.slice(4))];
}
