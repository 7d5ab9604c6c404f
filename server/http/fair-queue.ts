/** Those who wait, by who they are: one of each in turn, so that a thousand of one sender keep nobody else waiting. */
export type FairQueue<Waiting> = {
  add(sender: string, waiting: Waiting): void;
  /** The next one; undefined when nobody waits. */
  take(): Waiting | undefined;
  readonly length: number;
};

export function createFairQueue<Waiting>(): FairQueue<Waiting> {
  /** In the order in which the senders have their turn. */
  const lines = new Map<string, Waiting[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(sender, waiting) {
      length += 1;
      const line = lines.get(sender);
      if (line) line.push(waiting);
      else lines.set(sender, [waiting]);
    },
    take() {
      const [first] = lines;
      if (!first) return undefined;
      const [sender, line] = first;
      const taken = line.shift();
      length -= 1;
      lines.delete(sender);
      if (line.length > 0) lines.set(sender, line);
      return taken;
    },
  };
}
