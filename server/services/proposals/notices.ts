import type { Notices } from '#server/notice.ts';

export const proposalNotices = {
  'proposal-moved': {
    title: 'Estado actualizado',
    message: 'Quedó en el historial, con tu nombre y la hora.',
    tone: 'success',
  },
  'ticket-reclassified': {
    title: 'Urgencia cambiada',
    message: 'Las metas se cuentan desde que llegó, y la lista ya está en ese orden.',
    tone: 'success',
  },
  'proposal-assigned': {
    title: 'Cambió quién la lleva',
    message: 'Todo el equipo ve el nombre en la lista.',
    tone: 'success',
  },
  'proposal-kept': {
    title: 'No cambió nada',
    message: 'Esa propuesta sigue con quien la llevaba.',
    tone: 'success',
  },
  'proposal-noted': {
    title: 'Nota guardada',
    message: 'Solo el equipo la lee.',
    tone: 'success',
  },
  'reply-written': {
    title: 'Respuesta en camino',
    message: 'Mientras no salga puedes deshacerla donde la escribiste.',
    tone: 'success',
  },
  'reply-sent': {
    title: 'Respuesta enviada',
    message: 'Va en camino. El historial dice cuándo llegó.',
    tone: 'success',
  },
  'reply-undone': {
    title: 'Respuesta deshecha',
    message: 'No salió ningún correo. El texto está otra vez donde lo escribiste.',
    tone: 'success',
  },
  'answer-pasted': {
    title: 'Quedó lo que contestó',
    message: 'Está en la conversación y en el historial, con tu nombre y la hora.',
    tone: 'success',
  },
  'proposal-gone': {
    title: 'Esa propuesta ya no está',
    message: 'Alguien del equipo la eliminó antes.',
    tone: 'error',
  },
} as const satisfies Notices;
