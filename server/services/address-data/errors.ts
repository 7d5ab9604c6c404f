import type { ErrorText } from '#server/error-text.ts';

/** What the staff reads about the data of an address. */
export const addressDataErrors = {
  'address-data.no-address': {
    status: 409,
    title: 'No hay un correo que buscar',
    message:
      'Esta solicitud no tiene correo. Anota uno que la persona confirme, en otra solicitud.',
  },
  'address-data.unchecked': {
    status: 409,
    title: 'Falta comprobar quién es',
    message: 'Antes de entregar o borrar datos, marca que comprobaste su identidad y cómo.',
  },
  'address-data.changed': {
    status: 409,
    title: 'No se borró nada',
    message: 'Mientras confirmabas cambió lo que hay de esa dirección. Mira las cuentas otra vez.',
  },
} as const satisfies Record<string, ErrorText>;
