import { generateSong, type Song } from '#packages/lyrics/src/index.ts';
import { songBank } from './song-bank.ts';

/** The song that is shown to visitors as it came out: of what, is said beside it (`content/tools/lyrics.ts`). */
export const sampleSong = (): Song =>
  generateSong(songBank(), {
    ...{ theme: 'la lluvia', genre: 'folk', mood: 'nostalgico', structure: 'verse-chorus' },
    seed: 14,
  });
