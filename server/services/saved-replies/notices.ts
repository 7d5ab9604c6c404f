import type { Notices } from '#server/notice.ts';

export const savedReplyNotices = {
  'saved-reply-added': {
    title: 'Respuesta guardada',
    message: 'Todo el equipo la encuentra al responder.',
    tone: 'success',
  },
  'saved-reply-edited': {
    title: 'Cambio guardado',
    message: 'Desde ahora se inserta así. Lo que ya se envió no cambia.',
    tone: 'success',
  },
  'saved-reply-deleted': {
    title: 'Respuesta eliminada',
    message: 'Ya no aparece al responder. Lo que se envió con ella no cambia.',
    tone: 'success',
  },
  'saved-reply-gone': {
    title: 'Esa respuesta ya no está',
    message: 'Alguien del equipo la eliminó antes.',
    tone: 'error',
  },
} as const satisfies Notices;
