/** Bytes per second over the last five seconds. */
export function speedometer(): (sent: number) => number {
  const marks: { at: number; sent: number }[] = [];
  return (sent) => {
    const at = performance.now();
    marks.push({ at, sent });
    while (marks.length > 2 && (marks[0]?.at ?? at) < at - 5000) marks.shift();
    const [first] = marks;
    return first && at > first.at ? ((sent - first.sent) * 1000) / (at - first.at) : 0;
  };
}
