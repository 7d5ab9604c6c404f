import { type Bank, createSpanishBank, generateSong } from '#packages/lyrics/src/index.ts';

let known: Bank | undefined;

/** The bank of songs of this process: it counts each line once. */
export const songBank = (): Bank => (known ??= createSpanishBank());

/** Makes it before somebody waits for it: the first song counts most of what the next ones say. */
export function prepareSongBank(): void {
  generateSong(songBank(), {
    ...{ theme: 'el mar', genre: 'pop', mood: 'sereno', structure: 'verse-chorus', seed: 1 },
  });
}
