import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about the database. */
export const setupErrors = {
  'database.incomplete': {
    status: 503,
    title: 'Error de Base de Datos',
    message: 'A la base de datos le falta una tabla. Por favor ejecuta las migraciones.',
  },
} as const satisfies Record<string, ErrorText>;
