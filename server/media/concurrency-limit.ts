/**
 * Runs at most `most` tasks at a time; the others wait for their turn in the order in which they came. What hostile
 * files take of this machine is bounded by it, however many arrive at once.
 */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes to whoever waits longest; free in between, a newcomer could take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
