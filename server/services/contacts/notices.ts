import type { Notices } from '#server/notice.ts';

const messageSent = {
  title: '¡Mensaje enviado!',
  message: 'Hemos recibido tu propuesta. Nos pondremos en contacto en menos de 24 horas.',
  tone: 'success',
} as const;
const whoAnswers = 'Alguien del estudio lo lee y te responde a ese mismo correo.';

/** What a page says once about a message that was sent. */
export const contactNotices = {
  'message-sent': {
    ...messageSent,
    next: [
      'Te llega una copia al correo que escribiste. Si no la ves, mira en correo no deseado.',
      whoAnswers,
    ],
  },
  'message-sent-uncopied': {
    ...messageSent,
    next: [
      'De este mensaje no te mandamos copia: en un día enviamos pocas al mismo correo.',
      whoAnswers,
    ],
  },
} as const satisfies Notices;
