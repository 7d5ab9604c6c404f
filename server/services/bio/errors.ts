import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about Bio. */
export const bioErrors = {
  'bio.tone-locked': {
    status: 403,
    title: 'Ese tono viene con Premium',
    message: 'Ese tono viene con Premium. Elige Profesional o Casual.',
    field: 'tone',
  },
  'bio.press-locked': {
    status: 403,
    title: 'El texto de prensa viene con Premium',
    message: 'El texto de prensa viene con Premium. Quítalo y salen los otros cuatro.',
    field: 'press',
  },
} as const satisfies Record<string, ErrorText>;
