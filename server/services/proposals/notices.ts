import type { Notices } from '#server/notice.ts';

export const proposalNotices = {
  'proposal-moved': {
    title: 'Estado actualizado',
    message: 'Quedó en el historial, con tu nombre y la hora.',
    tone: 'success',
  },
  'proposal-assigned': {
    title: 'Cambió quién la lleva',
    message: 'Todo el equipo ve el nombre en la lista.',
    tone: 'success',
  },
  'proposal-noted': {
    title: 'Nota guardada',
    message: 'Solo el equipo la lee.',
    tone: 'success',
  },
  'proposal-gone': {
    title: 'Esa propuesta ya no está',
    message: 'Alguien del equipo la eliminó antes.',
    tone: 'error',
  },
} as const satisfies Notices;
