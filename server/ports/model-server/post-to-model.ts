import { ModelError } from './model-error.ts';

/** An API that lends a model. */
export type ModelServer = {
  /** Where the API begins, `/v1` included. */
  url: string;
  key: string;
  /** The name by which it knows the model. */
  name: string;
};

/** Milliseconds without a byte, and until all of it is there. */
export type Deadlines = { idle: number; total: number };

type Asked = {
  /** From where the API begins. */
  path: string;
  accept: string;
  /** What is asked beside the name of the model. */
  body: object;
  signal: AbortSignal;
  deadlines: Deadlines;
};

/**
 * Asks a model, and resolves with what `read` makes of the response, which says with `moved` that some of it came. What is left of a
 * response then is not read. Rejects with a `ModelError` in bounded time, also when `signal` is aborted.
 */
export async function postToModel<Result>(
  { url, key, name }: ModelServer,
  { path, accept, body, signal, deadlines }: Asked,
  read: (response: Response, moved: () => void) => Promise<Result>,
): Promise<Result> {
  const watch = startWatch(signal, deadlines);
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: {
        accept,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ model: name, ...body }),
      // Elsewhere neither the key nor what is asked has any business.
      redirect: 'error',
      signal: watch.signal,
    });
    watch.moved();
    return await read(response, watch.moved);
  } catch (error) {
    throw error instanceof ModelError ? error : watch.explain(error);
  } finally {
    // What is still on its way is not read any more.
    watch.stop();
  }
}

/** Ends a request when its time is over, or whoever asked is gone; and knows which it was. */
function startWatch(asked: AbortSignal, { idle, total }: Deadlines) {
  const silent = new AbortController();
  const over = new AbortController();
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(total)));
  const timer = setTimeout(() => silent.abort(), idle);
  return {
    signal: AbortSignal.any([asked, late, silent.signal, over.signal]),
    moved: () => void timer.refresh(),
    stop: () => {
      clearTimeout(timer);
      over.abort();
    },
    explain: (error: unknown): ModelError => {
      if (asked.aborted) return new ModelError('left');
      if (late.aborted) return new ModelError('late');
      if (silent.signal.aborted) return new ModelError('silent');
      return new ModelError('unreachable', codeOf(error));
    },
  };
}

/** Never the message of an error of `fetch`: that of a header that cannot be sent quotes the header, the key within. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return error.name;
}
