import type { Notices } from '#server/notice.ts';

export const membershipNotices = {
  'trial-started': {
    title: 'Empezó tu prueba de Premium',
    message: 'Son siete días, sin tarjeta. Termina sola y no se cobra nada.',
    tone: 'success',
  },
  'membership-cancelled': {
    title: 'Cancelaste tu membresía',
    message: 'No se cobra nada más. Conservas Premium hasta el último día que pagaste.',
    tone: 'success',
  },
  'membership-resumed': {
    title: 'Tu membresía sigue',
    message: 'Se renueva como antes.',
    tone: 'success',
  },
  'membership-resumed-by-link': {
    title: 'Tu membresía sigue',
    message:
      'Se paga por el enlace que te mandamos. Si quieres que se cobre sola, elígelo en «Cómo se paga».',
    tone: 'success',
  },
  'membership-plan-chosen-without-paypal': {
    title: 'Guardamos tu plan',
    message:
      'Cambia cuando termine lo que ya pagaste. PayPal cobraba el otro plan y lo quitamos: conéctalo otra vez en «Cómo se paga».',
    tone: 'success',
  },
  'membership-plan-chosen': {
    title: 'Guardamos tu plan',
    message: 'Cambia cuando termine lo que ya pagaste.',
    tone: 'success',
  },
} as const satisfies Notices;
