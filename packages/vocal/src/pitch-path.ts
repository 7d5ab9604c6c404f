/** What a change from one frame to the next costs, in the unit of the scores. */
export type PathCosts = {
  /** An octave up or down; less, its share. */
  octave: number;
  /** A voice that begins or ends. */
  onset: number;
};

/** Of one moment: which candidate each state came from, so that a path can be followed back. */
type Column = { count: number; hz: Float64Array; from: Uint8Array };

/**
 * The best path through the candidates of each frame (A. Viterbi, 1967): every candidate is a state, and «no voice» is one more.
 * Frames come one by one; the path may be followed back at any time, so a live view and a whole take use the same. Of a path that
 * never ends, `memory` frames are kept at least.
 */
export function createPitchPath({ octave, onset }: PathCosts, memory = Infinity) {
  const columns: Column[] = [];
  let values = new Float64Array(1);
  const push = (
    hz: ArrayLike<number>,
    scores: Float64Array,
    count: number,
    silence: number,
  ): void => {
    const before = columns.at(-1);
    const from = new Uint8Array(count + 1);
    const next = new Float64Array(count + 1);
    const logs = new Float64Array(count);
    for (let at = 0; at < count; at += 1) logs[at] = Math.log2(hz[at] ?? 1);
    const last = before?.count ?? 0;
    for (let to = 0; to <= count; to += 1) {
      let best = -Infinity;
      let source = 0;
      for (let at = 0; at <= last; at += 1) {
        const isSung = to < count;
        const wasSung = at < last;
        let cost = 0;
        if (isSung && wasSung) cost = octave * Math.abs((logs[to] ?? 0) - (before?.hz[at] ?? 0));
        else if (isSung || wasSung) cost = onset;
        const value = (values[at] ?? 0) - cost;
        if (value > best) {
          best = value;
          source = at;
        }
      }
      next[to] = best + (to < count ? (scores[to] ?? 0) : silence);
      from[to] = source;
    }
    // Only differences matter, and a long take must not lose digits.
    const top = Math.max(...next);
    for (let at = 0; at <= count; at += 1) next[at] = (next[at] ?? 0) - top;
    values = next;
    columns.push({ count, hz: logs, from });
    if (columns.length > 2 * memory) columns.splice(0, columns.length - memory);
  };
  /** The candidate of each of the last frames, of all or of so many; -1 without a voice; as the frames so far have it. */
  const trace = (last = columns.length): Int8Array => {
    const first = Math.max(0, columns.length - last);
    const path = new Int8Array(columns.length - first);
    let state = 0;
    for (const [at, value] of values.entries()) if (value > (values[state] ?? 0)) state = at;
    for (let at = columns.length - 1; at >= first; at -= 1) {
      const column = columns[at];
      if (!column) break;
      path[at - first] = state < column.count ? state : -1;
      state = column.from[state] ?? 0;
    }
    return path;
  };
  return { push, trace };
}
