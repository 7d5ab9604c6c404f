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

/** Makes it before somebody waits for it. */
export function prepareSongBank(): void {
  generateSong(songBank(), {
    ...{ theme: 'el mar', genre: 'pop', mood: 'sereno', structure: 'verse-chorus', seed: 1 },
  });
}

/** Counts the lines that no song has asked for yet, an image at a time: it takes a second, in which requests come first. */
export async function countSongBank(signal: AbortSignal): Promise<void> {
  for (const _ of countLines(songBank())) {
    await setImmediate();
    if (signal.aborted) return;
  }
}
