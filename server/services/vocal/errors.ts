import { vocalUsedUp } from '#content/tools/vocal-used-up.ts';
import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about the Analizador vocal. */
export const vocalErrors = {
  'vocal.limit': {
    status: 409,
    title: 'Límite alcanzado',
    message: vocalUsedUp,
  },
  'vocal.ticket-spent': {
    status: 409,
    title: 'Ese análisis ya se usó',
    message:
      'Lo terminaste, se te devolvió, o pasó la hora que tenías para hacerlo. Recarga la página y empieza otro.',
  },
  'vocal.refused': {
    status: 409,
    title: 'No había voz que medir',
    message: 'La toma no se pudo analizar. El análisis volvió a tu cuenta.',
  },
} as const satisfies Record<string, ErrorText>;
