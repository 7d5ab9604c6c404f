import type { ErrorText } from '#server/error-text.ts';

/** What people read about receipts. */
export const receiptErrors = {
  'receipt.none': {
    status: 404,
    title: 'No hay comprobante',
    message:
      'De este pedido no hay comprobante. Si acabas de pagar, espera un minuto y vuelve a intentar.',
  },
  'receipt.on-its-way': {
    status: 409,
    title: 'Ya va en camino',
    message: 'Ese correo está saliendo. Espera a saber si llegó antes de enviarlo otra vez.',
  },
  'receipt.no-mail': {
    status: 409,
    title: 'No hay a quién escribirle',
    message: 'Ese correo no se ha enviado nunca, o quien pagó ya no tiene cuenta.',
  },
} as const satisfies Record<string, ErrorText>;
