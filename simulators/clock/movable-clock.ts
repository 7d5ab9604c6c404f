import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../write-durably.ts';

/** The machine's clock plus what it was moved ahead, the same for every process that opens the folder. */
export type MovableClock = {
  now: () => Date;
  /** How far ahead of the machine's, in milliseconds. */
  ahead: () => number;
  moveTo(time: Date): Promise<void>;
  /** Back to the machine's time. */
  reset(): Promise<void>;
  close(): void;
};

const fileName = 'clock.json';
/** Between two looks at what another process has moved, in milliseconds. */
const lookEvery = 250;
/** Ten years, in milliseconds: a year that was typed with a digit too many would be no date to the database. */
export const furthestAhead = 3652 * 24 * 60 * 60 * 1000;

const fileSchema = z.strictObject({ ahead: z.int().min(0).max(furthestAhead) });

/**
 * The file is looked at, and not watched: a watch says nothing on some shared folders, and misses what changes while it
 * begins. Whoever asks for the time reads no file.
 */
export function openMovableClock(folder: string): MovableClock {
  const file = join(folder, fileName);
  let ahead = readAhead(file);
  const looking = setInterval(() => (ahead = readAhead(file)), lookEvery).unref();
  return {
    now: () => new Date(Date.now() + ahead),
    ahead: () => ahead,
    async moveTo(time) {
      const moved = fileSchema.parse({ ahead: time.getTime() - Date.now() });
      await writeDurably(folder, fileName, JSON.stringify(moved));
      ({ ahead } = moved);
    },
    async reset() {
      await rm(file, { force: true });
      ahead = 0;
    },
    close: () => clearInterval(looking),
  };
}

/** A file that is not there, or that nobody can make sense of, is the machine's time. */
function readAhead(file: string): number {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).ahead;
  } catch {
    return 0;
  }
}
