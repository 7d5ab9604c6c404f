/** Whether something may be said now, and how much was left out since it last was; null where it may not. */
export type MinuteSample = (key: string, at: Date) => { leftOut: number } | null;

const minute = 60_000;

/** Of what may come thousands of times, one in a minute for each key. Keys are few, and never what somebody sent. */
export function createMinuteSample(): MinuteSample {
  const kept = new Map<string, { saidAt: number; leftOut: number }>();
  return (key, at) => {
    const known = kept.get(key);
    const since = at.getTime() - (known?.saidAt ?? Number.NEGATIVE_INFINITY);
    // A clock that was put back by an hour does not keep it silent for one.
    if (known && Math.abs(since) < minute) {
      known.leftOut += 1;
      return null;
    }
    kept.set(key, { saidAt: at.getTime(), leftOut: 0 });
    return { leftOut: known?.leftOut ?? 0 };
  };
}
