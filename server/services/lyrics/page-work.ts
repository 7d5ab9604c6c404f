/** A page that somebody sends, and how they wait for it: until `signal` is aborted, and where that keeps nobody else waiting. */
export type SentPage = {
  userId: string;
  token: string;
  signal: AbortSignal;
  outside: <T>(wait: () => Promise<T>) => Promise<T>;
};

/** Does the work of a page, or waits for it where this process is at it already. */
export type PageWork = (
  page: SentPage,
  work: (signal: AbortSignal) => Promise<string>,
) => Promise<string>;

/** Milliseconds that work goes on for nobody: a second click ends the request of the first. */
const usualGrace = 1_000;

type UnderWay = { result: Promise<string>; follow: (signal: AbortSignal) => void };

/**
 * One piece of work for a page, however often it is sent meanwhile. Its signal is aborted once all who sent it are gone, and nobody
 * came for a moment.
 */
export function createPageWork(grace = usualGrace): PageWork {
  const underWay = new Map<string, UnderWay>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<string>): UnderWay {
    const abandoned = new AbortController();
    const over = new AbortController();
    let waiting = 0;
    let ending: NodeJS.Timeout | undefined;
    const leave = () => {
      waiting -= 1;
      if (waiting === 0) ending = setTimeout(() => abandoned.abort(), grace);
    };
    const result = work(abandoned.signal).finally(() => {
      underWay.delete(key);
      clearTimeout(ending);
      over.abort();
    });
    return {
      result,
      follow: (signal) => {
        waiting += 1;
        clearTimeout(ending);
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { once: true, signal: over.signal });
      },
    };
  }

  return async ({ userId, token, signal, outside }, work) => {
    const key = `${userId} ${token}`;
    const known = underWay.get(key);
    if (known) {
      known.follow(signal);
      return outside(() => known.result);
    }
    const begun = begin(key, work);
    underWay.set(key, begun);
    begun.follow(signal);
    return begun.result;
  };
}
