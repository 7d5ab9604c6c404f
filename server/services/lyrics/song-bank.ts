import {
  type Bank,
  warmBank,
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

/** Counts the lines that no song has asked for yet, an image at each step: it takes a second in all. */
export const warmSongBank = () => warmBank(songBank());
