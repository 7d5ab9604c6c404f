import { createFairQueue } from './fair-queue.ts';

/** How many of those that wait may begin in one turn at most, so that a turn never costs more with more of them. */
const batch = 64;

/**
 * Cooperative scheduling: lets requests begin until `sliceMs` of a turn of the event loop are over, and the others in the
 * next turns, one of each network after the other. All that arrive together would else begin before any timer, or any result of
 * the database, has its turn. What it returns is awaited by each request; it is undefined for one that need not wait.
 */
export function createTimeSlices(sliceMs: number): (network: string) => Promise<void> | undefined {
  /** Undefined before the first request of a turn. */
  let sliceEnds: number | undefined;
  const waiting = createFairQueue<() => void>();

  const isOver = () => performance.now() >= (sliceEnds ?? Infinity);

  // Node runs the microtasks of an immediate before the next one: the time of those before it is known.
  const admitNext = (): void => {
    if (!isOver()) waiting.take()?.();
  };
  const beginSlice = (): void => {
    sliceEnds = performance.now() + sliceMs;
    // Before the immediates of those that wait, which come later in the same turn.
    setImmediate(() => {
      if (waiting.length > 0) beginSlice();
      else sliceEnds = undefined;
    });
    for (let next = 0; next < Math.min(waiting.length, batch); next += 1) setImmediate(admitNext);
  };

  return (network) => {
    if (sliceEnds === undefined) beginSlice();
    if (waiting.length === 0 && !isOver()) return undefined;
    return new Promise((resolve) => waiting.add(network, resolve));
  };
}
