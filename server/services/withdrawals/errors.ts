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
  'withdrawal.later-period': {
    status: 409,
    title: notFiled,
    message:
      'El retracto de la ley es del primer periodo de la membresía, y este ya es una renovación. Cancela cuando quieras en «Mi membresía»: no se cobra nada más y conservas lo que pagaste. Si algo salió mal, escríbenos.',
  },
  'withdrawal.replacement': {
    status: 409,
    title: notFiled,
    message:
      'El retracto de la ley es del primer periodo de la membresía, y con este pago cambiaste el plan que ya tenías. Cancela cuando quieras en «Mi membresía»: no se cobra nada más y conservas lo que pagaste. Si algo salió mal, escríbenos.',
  },
  'withdrawal.replaced': {
    status: 409,
    title: notFiled,
    message:
      'Cambiaste este periodo por otro plan, y lo que te quedaba ya se descontó de su precio. Si quieres dejar la membresía, escríbenos y lo resolvemos contigo.',
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
