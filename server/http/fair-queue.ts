/** Those who wait, by who they are: one of each in turn, so that a thousand of one network keep nobody else waiting. */
export type FairQueue<Waiting> = {
  add(network: string, waiting: Waiting): void;
  /** The next one; undefined when nobody waits. */
  take(): Waiting | undefined;
  readonly length: number;
};

export function createFairQueue<Waiting>(): FairQueue<Waiting> {
  /** In the order in which the networks have their turn. */
  const lines = new Map<string, Waiting[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(network, waiting) {
      length += 1;
      const line = lines.get(network);
      if (line) line.push(waiting);
      else lines.set(network, [waiting]);
    },
    take() {
      const [first] = lines;
      if (!first) return undefined;
      const [network, line] = first;
      const taken = line.shift();
      length -= 1;
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      return taken;
    },
  };
}
