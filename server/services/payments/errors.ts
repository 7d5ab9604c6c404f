import type { ErrorText } from '#server/error-text.ts';

const notStarted = 'El pago no empezó';

/** What whoever pays reads. */
export const paymentErrors = {
  'order.gone': {
    status: 404,
    title: 'Ese pedido no está',
    message: 'El enlace no es de un pedido de tu cuenta. Revisa que entraste con la misma.',
  },
  'order.settled': {
    status: 409,
    title: 'Este pedido ya está pagado',
    message: 'No hace falta otro pago: aquí ves el que llegó.',
  },
  'order.paid-before': {
    status: 409,
    title: 'Ya lo pagaste hace poco',
    message: 'Ese pago llegó. Si quieres comprarlo otra vez, presiona de nuevo.',
  },
  'order.pending': {
    status: 409,
    title: 'Ya hay un pago en camino',
    message:
      'Espera a que el banco responda: esta página te lo muestra. Si pagas otra vez, te devolvemos el segundo.',
  },
  'order.paypal-charges': {
    status: 409,
    title: notStarted,
    message:
      'Este periodo lo cobra PayPal. Para pagarlo tú, o no seguir, quita PayPal en «Cómo se paga».',
  },
  'order.price-changed': {
    status: 409,
    title: notStarted,
    message: 'El precio en pesos cambió mientras leías. Mira el nuevo y decide de nuevo.',
  },
  'order.no-provider': {
    status: 422,
    title: notStarted,
    message: 'Esa forma de pago no está disponible ahora. Elige otra o escríbenos por WhatsApp.',
  },
  'order.quote-taken': {
    status: 409,
    title: notStarted,
    message:
      'Desde otra cuenta ya se empezó a pagar esta cotización. Si la pagas tú también, devolvemos el segundo pago: presiona de nuevo para seguir.',
  },
  'order.quote-unaccepted': {
    status: 409,
    title: notStarted,
    message: 'Primero acepta la cotización en su página; después la pagas aquí.',
  },
  'payment.provider-down': {
    status: 503,
    title: notStarted,
    message:
      'La pasarela de pagos no responde y no se cobró nada. Intenta en unos minutos o elige otra forma.',
  },
  'refund.too-much': {
    status: 422,
    title: 'No se devolvió nada',
    message: 'De ese pago queda menos por devolver. Escribe hasta lo que queda.',
    field: 'amount',
  },
} as const satisfies Record<string, ErrorText>;
