const keptFor = 60 * 1000;

/** A measure that serves a process for a minute. One that failed is tried again by whoever asks next. */
export function keepForAMinute<Measure>(
  now: () => Date,
  measure: (at: Date) => Promise<Measure>,
): () => Promise<Measure> {
  let kept: { until: number; measured: Promise<Measure> } | null = null;
  return () => {
    const at = now();
    if (kept && +at < kept.until) return kept.measured;
    const measured = measure(at);
    kept = { until: +at + keptFor, measured };
    measured.catch(() => (kept = null));
    return measured;
  };
}
