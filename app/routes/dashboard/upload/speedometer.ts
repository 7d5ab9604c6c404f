const windowMs = 10_000;
/** What the first bytes fill is a buffer, not the network. */
const warmUpMs = 1000;

/** Bytes per second over the last ten seconds, so that it stays readable; 0 until it is known. */
export function speedometer(): (sent: number, at?: number) => number {
  const marks: { at: number; sent: number }[] = [];
  return (sent, at = performance.now()) => {
    marks.push({ at, sent });
    while (marks.length > 2 && (marks[0]?.at ?? at) < at - windowMs) marks.shift();
    const [first] = marks;
    return first && at > first.at + warmUpMs ? ((sent - first.sent) * 1000) / (at - first.at) : 0;
  };
}
