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

/**
 * The same, of which each person has one at a time: in the line of all stands one task of each, and whoever brings many
 * keeps nobody else waiting for more than one of them.
 */
export function limitEach(most: number): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  const inTurn = limitConcurrency(most);
  const lines = new Map<string, { inLine: typeof inTurn; length: number }>();
  return async (owner, task) => {
    const line = lines.get(owner) ?? { inLine: limitConcurrency(1), length: 0 };
    lines.set(owner, line);
    line.length += 1;
    try {
      return await line.inLine(() => inTurn(task));
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(owner);
    }
  };
}
