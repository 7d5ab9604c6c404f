import { z } from 'zod';
import { readReply, requestProvider } from './provider-request.ts';

export type TokenOptions = {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  now: () => Date;
  timeout: number;
};

export type TokenSource = {
  /** Rejects with a `ProviderError`. */
  get: () => Promise<string>;
  /** PayPal does not take this one any more. */
  drop: (token: string) => void;
};

/** A token that expires on the way to PayPal is of no use. */
const reserve = 60_000;

const tokenSchema = z.object({
  access_token: z.string().min(1).max(4096),
  expires_in: z.number().positive(),
});

/** Keeps the access token until shortly before it expires; whoever asks meanwhile waits for the same new one. */
export function createTokenSource(options: TokenOptions): TokenSource {
  let kept: { token: string; until: number } | null = null;
  let arriving: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const asked = options.now().getTime();
    const { access_token: token, expires_in: seconds } = readReply(
      await requestToken(options),
      tokenSchema,
    );
    kept = { token, until: asked + seconds * 1000 - reserve };
    return token;
  }

  return {
    get: () => {
      if (kept && options.now().getTime() < kept.until) return Promise.resolve(kept.token);
      arriving ??= fetchToken().finally(() => {
        arriving = null;
      });
      return arriving;
    },
    drop: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}

const requestToken = ({ apiUrl, clientId, clientSecret, timeout }: TokenOptions) =>
  requestProvider({
    provider: 'PayPal',
    url: new URL('/v1/oauth2/token', apiUrl),
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    timeout,
  });
