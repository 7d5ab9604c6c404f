import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about processing files. */
export const mediaErrors = {
  'media.failed': {
    status: 500,
    title: 'No pudimos procesar el audio',
    message:
      'No pudimos procesar el audio. Vuelve a intentarlo o cambia el archivo; si sigue fallando, escríbenos.',
  },
  'media.quarantined': {
    status: 500,
    title: 'Apartamos el archivo',
    message:
      'Este archivo hizo fallar el proceso tres veces y lo apartamos. Expórtalo de nuevo y cámbialo; si vuelve a pasar, escríbenos.',
  },
} as const satisfies Record<string, ErrorText>;
