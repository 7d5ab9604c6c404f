const keptFor = 60 * 1000;

/** A measure that serves a process for a minute. One that failed is tried again by whoever asks next. */
export function keepForAMinute<Measure>(
  now: () => Date,
  measure: (at: Date) => Promise<Measure>,
): () => Promise<Measure> {
  let kept: { at: number; measured: Promise<Measure> } | null = null;
  return () => {
    const at = now();
    // A clock that was set back is no minute either.
    if (kept && Math.abs(+at - kept.at) < keptFor) return kept.measured;
    const measured = measure(at);
    kept = { at: +at, measured };
    measured.catch(() => (kept = null));
    return measured;
  };
}
