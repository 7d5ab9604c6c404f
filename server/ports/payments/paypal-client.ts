import { z } from 'zod';
import { ProviderError } from './errors.ts';
import { createTokenSource, type TokenOptions } from './paypal-token.ts';
import { jsonOf, type Reply, requestProvider } from './provider-request.ts';

export type PaypalClient = {
  get: (path: string, query?: Record<string, string>) => Promise<Reply>;
  /** PayPal does once what it is asked for twice with one id. */
  post: (path: string, body: object, requestId: string) => Promise<Reply>;
};

/** Each call rejects with a `ProviderError` when it is not known what PayPal did. */
export function createPaypalClient(options: TokenOptions): PaypalClient {
  const tokens = createTokenSource(options);

  async function call(url: URL, posted?: { body: object; requestId: string }): Promise<Reply> {
    const send = (token: string) =>
      requestProvider({
        provider: 'PayPal',
        url,
        timeout: options.timeout,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(posted && {
            'Content-Type': 'application/json',
            Prefer: 'return=representation',
            'PayPal-Request-Id': posted.requestId,
          }),
        },
        ...(posted && { method: 'POST', body: JSON.stringify(posted.body) }),
      });
    const token = await tokens.get();
    const reply = await send(token);
    if (reply.status !== 401) return throwIfInProgress(reply);
    tokens.drop(token);
    return throwIfInProgress(await send(await tokens.get()));
  }

  return {
    get: (path, query = {}) => {
      const url = new URL(path, options.apiUrl);
      url.search = new URLSearchParams(query).toString();
      return call(url);
    },
    post: (path, body, requestId) => call(new URL(path, options.apiUrl), { body, requestId }),
  };
}

const refusalSchema = z.object({
  details: z.array(z.object({ issue: z.string().regex(/^[A-Z_\d]{1,100}$/u) })).min(1),
});

/** Which rule a request broke, in PayPal's word; null when it broke none. */
export function issueOf(reply: Reply): string | null {
  if (reply.status !== 422) return null;
  return refusalSchema.safeParse(jsonOf(reply)).data?.details[0]?.issue ?? 'UNPROCESSABLE_ENTITY';
}

/** The same request, sent by somebody else a moment ago: what it leads to is not known yet. */
function throwIfInProgress(reply: Reply): Reply {
  if (issueOf(reply) !== 'PREVIOUS_REQUEST_IN_PROGRESS') return reply;
  throw new ProviderError(`PayPal: ${reply.what} is still in progress`, { isFinal: false });
}
