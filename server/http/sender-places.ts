/** Does a sender's work when they have a place, and gives what it gives. */
export type SenderPlaces = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

/**
 * At most `most` pieces of work of one sender are under way at once, the rest begin in their order. Without it, all that
 * one sender has begun goes on in the same turns of the event loop, before the next step of anybody else's.
 */
export function createSenderPlaces(most: number): SenderPlaces {
  const senders = new Map<string, { working: number; waiting: (() => void)[] }>();

  return async (sender, work) => {
    const mine = senders.get(sender) ?? { working: 0, waiting: [] };
    senders.set(sender, mine);
    if (mine.working < most) mine.working += 1;
    else await new Promise<void>((resolve) => mine.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Who leaves gives their place to the next one.
      const next = mine.waiting.shift();
      if (next) next();
      else mine.working -= 1;
      if (mine.working === 0) senders.delete(sender);
    }
  };
}
