import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about too many attempts. */
export const limitErrors = {
  'rate.limited': {
    status: 429,
    title: 'Demasiados intentos',
    message: 'Hiciste muchos intentos seguidos. Espera un momento y vuelve a probar.',
  },
} as const satisfies Record<string, ErrorText>;
