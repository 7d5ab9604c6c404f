import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Cooperative scheduling: lets requests begin until `sliceMs` of a turn of the event loop are over, and the others in the
 * next turns, in the order in which they came. All that arrive together would else begin before any timer, or any result of
 * the database, has its turn. What it returns is awaited by each request; it is undefined for one that need not wait.
 */
export function createTimeSlices(sliceMs: number): () => Promise<void> | undefined {
  /** Undefined before the first request of a turn. */
  let sliceEnds: number | undefined;
  let waiting = 0;

  const beginSlice = (): void => {
    sliceEnds = performance.now() + sliceMs;
    // Before the immediates of those that wait, which come later in the same turn.
    setImmediate(() => {
      if (waiting > 0) beginSlice();
      else sliceEnds = undefined;
    });
  };
  const isOver = () => performance.now() >= (sliceEnds ?? Infinity);

  const wait = async (): Promise<void> => {
    waiting += 1;
    // Node runs the microtasks of an immediate before the next one: the time of those before it is known.
    do await nextTurn();
    while (isOver());
    waiting -= 1;
  };

  return () => {
    if (sliceEnds === undefined) beginSlice();
    return isOver() ? wait() : undefined;
  };
}
