import type { AnswerTimesShown } from '#content/answer-times.ts';
import type { Database } from '#server/database/database.ts';

/** What the public pages say of how soon the studio answers. */
export type PublishedTimes = {
  /** As it is known to this process; null is what is aimed at. */
  current(): AnswerTimesShown | null;
  /** Calls `listener` whenever it has become another. */
  onChange(listener: () => void): void;
};

/**
 * Follows the newest row that says it, so that no page asks the database and all processes say the same. Should a read fail,
 * what was known stays until the next change; at first that is the target.
 */
export async function followPublishedTimes(
  { db, follow }: { db: Database; follow: (listener: () => void) => void },
  onError: (error: Error) => void,
): Promise<PublishedTimes> {
  let known: AnswerTimesShown | null = null;
  const listeners: (() => void)[] = [];
  let reading = Promise.resolve();
  const read = async () => {
    const row = await db.service
      .selectFrom('published_answer_times')
      .select(['half_hours as halfHours', 'most_hours as mostHours'])
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const next =
      row && row.halfHours !== null && row.mostHours !== null
        ? { halfHours: row.halfHours, mostHours: row.mostHours }
        : null;
    if (next?.halfHours === known?.halfHours && next?.mostHours === known?.mostHours) return;
    known = next;
    for (const listener of listeners) listener();
  };
  // One after the other: what was read last is the newest.
  const refresh = () => (reading = reading.then(read).catch(onError));
  follow(() => void refresh());
  await refresh();
  return {
    current: () => known,
    onChange: (listener) => void listeners.push(listener),
  };
}
