import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about Letras. */
export const lyricsErrors = {
  'lyrics.theme-too-long': {
    status: 422,
    title: 'Ese tema no se deja cantar',
    message: 'Empieza por una palabra más corta: el coro la tiene que alcanzar a decir',
    field: 'theme',
  },
} as const satisfies Record<string, ErrorText>;
