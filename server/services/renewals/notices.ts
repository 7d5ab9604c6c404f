import type { Notices } from '#server/notice.ts';

export const renewalNotices = {
  'nequi-asked': {
    title: 'Acepta en tu app de Nequi',
    message: 'Te mandamos la solicitud. Cuando la aceptes, esta página te lo muestra.',
    tone: 'success',
  },
  'nequi-removed': {
    title: 'Desconectamos tu Nequi',
    message: 'No empieza ningún otro cobro. Tu membresía se paga por el enlace que te mandamos.',
    tone: 'success',
  },
  'paypal-removed-unpaid': {
    title: 'Quitamos PayPal',
    message: 'Le decimos a PayPal que no cobre más, y no se cobra nada.',
    tone: 'success',
  },
  'paypal-removed': {
    title: 'Quitamos PayPal',
    message:
      'Le decimos a PayPal que no cobre más. Tu membresía sigue, y se paga por el enlace que te mandamos.',
    tone: 'success',
  },
} as const satisfies Notices;
