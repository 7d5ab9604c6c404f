import { genreNames, moodNames } from '#packages/lyrics/src/index.ts';
import type { StoredRequest } from '#server/services/lyrics/stored-lyrics.ts';

/** What a song was asked to be. */
export const wordsOfRequest = (request: StoredRequest): string =>
  'isPasted' in request
    ? 'Letra tuya'
    : `${genreNames[request.genre]}, ${moodNames[request.mood].toLowerCase()}`;
