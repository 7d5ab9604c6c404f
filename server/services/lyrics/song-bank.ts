import { setImmediate } from 'node:timers/promises';
import {
  type Bank,
  countLines,
  createSpanishBank,
  generateSong,
} from '#packages/lyrics/src/index.ts';

let known: Bank | undefined;

/** The bank of songs of this process: it counts each line once. */
export const songBank = (): Bank => (known ??= createSpanishBank());

/** Counts the lines of the bank before somebody waits for a song of them, an image at a time: whatever else starts up goes on beside it. */
export async function prepareSongBank(signal: AbortSignal): Promise<void> {
  const bank = songBank();
  for (const _ of countLines(bank)) {
    await setImmediate();
    if (signal.aborted) return;
  }
  generateSong(bank, {
    ...{ theme: 'el mar', genre: 'pop', mood: 'sereno', structure: 'verse-chorus', seed: 1 },
  });
}
