import { providerTimeout, type Reply, requestProvider } from './provider-request.ts';

export type WompiOptions = {
  /** With its version: `https://production.wompi.co/v1`. */
  apiUrl: string;
  /** `https://checkout.wompi.co/p/` */
  checkoutUrl: string;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
  now: () => Date;
  /** In milliseconds, of each request. */
  timeout?: number;
};

/** Without it, anybody may ask. The private one stays on the server. */
export type WompiKey = 'public' | 'private' | null;

export type WompiRequest = {
  /** Below the version: `transactions`. */
  path: string;
  query?: Record<string, string>;
  key: WompiKey;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it, it is a GET. */
  body?: unknown;
};

export function requestWompi(
  options: WompiOptions,
  { path, query = {}, key, headers, body }: WompiRequest,
): Promise<Reply> {
  const url = new URL(`${options.apiUrl.replace(/\/+$/u, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  const isPost = body !== undefined;
  return requestProvider({
    provider: 'Wompi',
    url,
    method: isPost ? 'POST' : 'GET',
    headers: {
      ...(key && { Authorization: `Bearer ${options[`${key}Key`]}` }),
      ...(isPost && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(isPost && { body: JSON.stringify(body) }),
    timeout: options.timeout ?? providerTimeout,
  });
}
