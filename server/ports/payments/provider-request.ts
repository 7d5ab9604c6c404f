import type { z } from 'zod';
import { ProviderError } from './errors.ts';

export type ProviderRequest = {
  /** Whose name stands in errors. */
  provider: string;
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** In milliseconds, until the last byte of the response. */
  timeout: number;
  mostBytes?: number;
};

/** `what` names the request in errors: without its query, which may tell of a person. */
export type Reply = { provider: string; what: string; status: number; text: string };

/** Long enough for a bank that is slow, short enough for a person who waits. */
export const providerTimeout = 10_000;

const mostReplyBytes = 2 ** 20;

/** Asking again may help: the provider is away, busy, or still at the same request. */
const passing = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

/** Rejects with a `ProviderError` that is not final unless there is a whole response that says something of the request. */
export async function requestProvider(request: ProviderRequest): Promise<Reply> {
  const { provider, url, method = 'GET', headers, body, timeout } = request;
  const what = `${method} ${url.pathname}`;
  const failed = (why: string, more: { status?: number } = {}) =>
    new ProviderError(`${provider}: ${what} ${why}`, { isFinal: false, ...more });
  let status: number;
  let text: string | null;
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      // Elsewhere the headers, which carry secrets, have no business.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    text = await readText(response, request.mostBytes ?? mostReplyBytes);
  } catch (error) {
    throw failed(`got no response: ${codeOf(error)}`);
  }
  if (text === null) throw failed('got too large a response');
  if (passing(status)) throw failed(`got ${status}`, { status });
  return { provider, what, status, text };
}

/** The body of a response that says yes. Rejects with a `ProviderError`, final when the provider said no. */
export function readReply<Schema extends z.ZodType>(reply: Reply, schema: Schema): z.infer<Schema> {
  const { provider, what, status } = reply;
  if (status < 200 || status > 299) {
    throw new ProviderError(`${provider}: ${what} was refused with ${status}${wordOf(reply)}`, {
      ...{ isFinal: true, status },
    });
  }
  const parsed = schema.safeParse(jsonOf(reply));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new ProviderError(`${provider}: ${what} got what cannot be read: ${places.join(', ')}`, {
    isFinal: false,
  });
}

/** Of why it was refused: a name of the provider's, never its sentence, which may quote what was sent. */
function wordOf({ text }: Reply): string {
  const [, word] =
    /"issue"\s*:\s*"([A-Za-z_]{1,60})"/u.exec(text) ??
    /"(?:type|name|error)"\s*:\s*"([A-Za-z_]{1,60})"/u.exec(text) ??
    [];
  return word ? `, ${word}` : '';
}

/** Null where it is none. */
export function jsonOf({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null when it is longer than it may be. Counts what compression unfolds to. */
async function readText(response: Response, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Never the message of an error of `fetch`: that of a header that cannot be sent quotes the header, a key within. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return error.name;
}
