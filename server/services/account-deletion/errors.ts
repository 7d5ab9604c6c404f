import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about deleting an account. */
export const accountDeletionErrors = {
  'account.other-email': {
    status: 422,
    title: 'Ese no es tu correo',
    message: 'Ese no es el correo de tu cuenta. Revísalo y escríbelo completo.',
    field: 'email',
  },
  'account.being-deleted': {
    status: 409,
    title: 'Ya no se puede conservar',
    message: 'El plazo se venció y ya estamos borrando tu cuenta.',
  },
} as const satisfies Record<string, ErrorText>;
