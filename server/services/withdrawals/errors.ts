import type { ErrorText } from '#server/error-text.ts';

const notFiled = 'Tu retracto no quedó pedido';

/** What a client reads who withdraws from what they bought. */
export const withdrawalErrors = {
  'withdrawal.failed': {
    status: 500,
    title: notFiled,
    message: 'No alcanzamos a guardarlo. Espera un momento y vuelve a enviarlo: sigue aquí.',
  },
  'withdrawal.over': {
    status: 409,
    title: notFiled,
    message:
      'El plazo de la ley ya terminó. Si algo salió mal con la compra, radica un reclamo: en la página de tu pedido está cómo.',
  },
  'withdrawal.nothing-left': {
    status: 409,
    title: 'No queda nada por devolver',
    message: 'Lo que pagaste por este pedido ya se devolvió, o va en camino. Míralo en su página.',
  },
  'withdrawal.no-account': {
    status: 422,
    title: 'Falta a dónde te devolvemos',
    message: 'Escribe la cuenta: por donde pagaste no se puede devolver solo.',
    field: 'accountNumber',
  },
} as const satisfies Record<string, ErrorText>;
