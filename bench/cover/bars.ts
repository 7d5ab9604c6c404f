import { setImmediate } from 'node:timers/promises';
import { table } from '../measure.ts';

/** A figure against its bar, as it is printed; null of one that has none. */
export type Row = { name: string; value: string; bar: string; isMet: boolean | null };

/** Prints them, and throws where one misses its bar. */
export function settle(title: string, rows: readonly Row[]): void {
  console.log(
    table(
      [title, '', 'meta'],
      rows.map(({ name, value, bar }) => [name, value, bar]),
    ),
  );
  const missed = rows.filter(({ isMet }) => isMet === false);
  if (missed.length > 0)
    throw new Error(
      `por fuera de su meta: ${missed.map(({ name, value }) => `${name} (${value})`).join(', ')}`,
    );
}

/** CPU of this process up to now, in milliseconds. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Canvases are native: what held them is freed when the event loop turns, and not before. */
export const turn = async (): Promise<void> => {
  await setImmediate();
};
