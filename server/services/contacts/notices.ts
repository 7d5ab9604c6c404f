import { severities, targetTime } from '#content/severities.ts';
import type { Notices } from '#server/notice.ts';

const messageSent = {
  title: '¡Mensaje enviado!',
  message: 'Hemos recibido tu propuesta. Nos pondremos en contacto en menos de 24 horas.',
  tone: 'success',
} as const;
/** Of a ticket with so many minutes for its first answer. Both are targets. */
const ticketSent = (minutes: number) => {
  const found = severities.find(({ response }) => response === minutes);
  return {
    title: '¡Reporte recibido!',
    message: found
      ? `Entró con nivel ${found.name.toLowerCase()}. Nuestra meta: responderte en menos de ${targetTime(found.response)} y tenerlo resuelto en menos de ${targetTime(found.solution)}.`
      : 'Ya está con el equipo de soporte.',
    tone: 'success',
  } as const;
};
const ifWorse = 'Si empeora, escríbenos por WhatsApp o llámanos: no esperes al correo.';
const copied =
  'Te llega una copia al correo que escribiste. Si no la ves, mira en correo no deseado.';
const uncopied = 'De este mensaje no te mandamos copia: en un día enviamos pocas al mismo correo.';
const whoAnswers = 'Alguien del estudio lo lee y te responde a ese mismo correo.';

/** What a page says once about a message that was sent. */
export const contactNotices = {
  'message-sent': {
    ...messageSent,
    next: [copied, whoAnswers],
  },
  'message-sent-uncopied': {
    ...messageSent,
    next: [uncopied, whoAnswers],
  },
  'ticket-sent': (minutes) => ({
    ...ticketSent(minutes),
    next: [copied, whoAnswers, ifWorse],
  }),
  'ticket-sent-uncopied': (minutes) => ({
    ...ticketSent(minutes),
    next: [uncopied, whoAnswers, ifWorse],
  }),
} as const satisfies Notices;
