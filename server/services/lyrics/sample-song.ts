import { generateSong, type Song, type SongRequest } from '#packages/lyrics/src/index.ts';
import { songBank } from './song-bank.ts';

/** What the song that visitors see was asked to be: it is said beside it (`content/tools/lyrics.ts`). */
export const sampleRequest: SongRequest = {
  ...{ theme: 'el mar', seed: 3 },
  ...({ genre: 'folk', mood: 'nostalgico', structure: 'verse-chorus' } as const),
};

/** That song, as it came out. */
export const sampleSong = (): Song => generateSong(songBank(), sampleRequest);
