import type { Database } from '#server/database/database.ts';
import { countPlaces } from './launch-places.ts';

/** What the public pages say of the launch offer. */
export type ShownPlaces = {
  /** How many places are left, as this process last saw it; null while the offer is off. */
  current(): number | null;
  /** Calls `listener` whenever it has become another number. */
  onChange(listener: () => void): void;
};

/**
 * Counts them every so many milliseconds, so that no page asks the database: places also become free by time, which nothing
 * announces. Should a count fail, what was known stays until the next one. It ends with `opened`.
 */
export async function followPlaces(
  opened: AsyncDisposableStack,
  { db, now }: { db: Database; now: () => Date },
  { every, onError }: { every: number; onError: (error: Error) => void },
): Promise<ShownPlaces> {
  let known: number | null = null;
  const listeners: (() => void)[] = [];
  const count = async () => {
    const next = await countPlaces(db.service, now());
    if (next === known) return;
    known = next;
    for (const listener of listeners) listener();
  };
  const refresh = () => count().catch(onError);
  await refresh();
  const timer = setInterval(() => void refresh(), every);
  opened.defer(() => clearInterval(timer));
  return {
    current: () => known,
    onChange: (listener) => void listeners.push(listener),
  };
}
