import type { ErrorText } from '#server/error-text.ts';

/** What a member reads who has their membership charged by itself. */
export const renewalErrors = {
  'nequi.unavailable': {
    status: 422,
    title: 'Ahora no se puede conectar',
    message:
      'Tu membresía se sigue pagando por el enlace que te mandamos. Si quieres conectar tu Nequi, escríbenos.',
  },
  'nequi.provider-down': {
    status: 503,
    title: 'Wompi no responde',
    message: 'No le pedimos nada a tu Nequi y no se cobró nada. Intenta en unos minutos.',
  },
  'nequi.phone-refused': {
    status: 422,
    title: 'Tu Nequi no se conectó',
    message: 'Wompi no reconoce ese celular. Revisa que sea el de tu cuenta Nequi.',
    field: 'phone',
  },
  'nequi.documents-changed': {
    status: 409,
    title: 'Los documentos de Wompi cambiaron',
    message:
      'Wompi publicó otros mientras leías. Ábrelos, léelos y marca de nuevo las dos casillas.',
  },
  'paypal.unavailable': {
    status: 422,
    title: 'PayPal no está disponible',
    message:
      'Tu membresía se sigue pagando por el enlace que te mandamos. Si quieres que la cobre PayPal, escríbenos.',
  },
  'paypal.provider-down': {
    status: 503,
    title: 'PayPal no responde',
    message: 'No se conectó nada y no se cobró nada. Intenta en unos minutos.',
  },
  'paypal.price-changed': {
    status: 409,
    title: 'El precio cambió',
    message:
      'Mientras leías se acabaron los cupos de lanzamiento. Mira el precio de ahora y decide.',
  },
} as const satisfies Record<string, ErrorText>;
