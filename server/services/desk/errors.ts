import type { ErrorText } from '#server/error-text.ts';

/** What the staff reads about what arrived. */
export const deskErrors = {
  'export.busy': {
    status: 503,
    title: 'Hay otras descargas en curso',
    message: 'Salen dos a la vez. Espera a que termine alguna y vuelve a pedir la tuya.',
  },
  'contact.gone': {
    status: 404,
    title: 'Ese contacto ya no está',
    message: 'Alguien del equipo lo eliminó. Vuelve a la lista para ver los que hay.',
  },
} as const satisfies Record<string, ErrorText>;
