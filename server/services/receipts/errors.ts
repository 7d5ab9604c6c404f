import type { ErrorText } from '#server/error-text.ts';

/** What people read about receipts. */
export const receiptErrors = {
  'receipt.none': {
    status: 404,
    title: 'No hay comprobante',
    message:
      'De este pedido no hay comprobante. Si acabas de pagar, espera un minuto y vuelve a intentar.',
  },
} as const satisfies Record<string, ErrorText>;
