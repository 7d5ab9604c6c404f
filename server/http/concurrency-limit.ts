/** Waits for what somebody else is to bring, outside of the limit. */
export type Outside = <T>(wait: () => Promise<T>) => Promise<T>;

/** Does work of a network when it may begin, and gives what it gives. */
export type ConcurrencyLimit = <T>(
  network: string,
  work: (outside: Outside) => Promise<T>,
) => Promise<T>;

/**
 * At most `most` pieces of work of one network are under way at once, the rest begin in their order. Without it, all that
 * one of them has begun goes on in the same turns of the event loop, before the next step of anybody else's.
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const networks = new Map<string, { working: number; waiting: (() => void)[] }>();

  async function enter(network: string): Promise<void> {
    const mine = networks.get(network) ?? { working: 0, waiting: [] };
    networks.set(network, mine);
    if (mine.working < most) mine.working += 1;
    else await new Promise<void>((resolve) => mine.waiting.push(resolve));
  }

  function leave(network: string): void {
    const mine = networks.get(network);
    if (!mine) return;
    // What ends gives its place to the next one.
    const next = mine.waiting.shift();
    if (next) next();
    else mine.working -= 1;
    if (mine.working === 0) networks.delete(network);
  }

  return async (network, work) => {
    let isInside = true;
    let isOver = false;
    const outside: Outside = async (wait) => {
      if (!isInside) return wait();
      isInside = false;
      leave(network);
      try {
        return await wait();
      } finally {
        await comeBack();
      }
    };
    async function comeBack(): Promise<void> {
      if (isOver) return;
      await enter(network);
      // Work that did not wait for this has ended meanwhile.
      if (isOver) leave(network);
      else isInside = true;
    }

    await enter(network);
    try {
      return await work(outside);
    } finally {
      if (isInside) leave(network);
      isInside = false;
      isOver = true;
    }
  };
}
