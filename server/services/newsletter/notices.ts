import type { Notices } from '#server/notice.ts';

/** What a page says once about the newsletter. */
export const newsletterNotices = {
  'newsletter-asked': {
    title: 'Revisa tu correo electrónico',
    message: 'Te enviamos un enlace para confirmar tu suscripción al boletín.',
    tone: 'success',
    next: [
      'Abre el correo y presiona «Sí, quiero recibirlo». El enlace sirve durante siete días. Si ya estabas en la lista, el correo te lo dice.',
      '¿No llegó en unos minutos? Mira en correo no deseado. Sin ese paso no te escribimos.',
    ],
  },
} as const satisfies Notices;
