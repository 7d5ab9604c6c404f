import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about the newsletter. */
export const newsletterErrors = {
  'newsletter.link-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message:
      'El enlace venció o le falta una parte. Escribe otra vez tu correo en el boletín y te mandamos uno nuevo.',
  },
  'newsletter.leave-invalid': {
    status: 400,
    title: 'El enlace no sirve',
    message: 'Al enlace le falta una parte. Escribe tu correo y te mandamos otro para salir.',
  },
} as const satisfies Record<string, ErrorText>;
