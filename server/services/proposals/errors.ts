import type { ErrorText } from '#server/error-text.ts';

const notUpdated = 'No se pudo actualizar el estado';

/** What the staff reads about proposals. */
export const proposalErrors = {
  'proposal.gone': {
    status: 404,
    title: 'Esa propuesta ya no está',
    message: 'Alguien del equipo la eliminó. Vuelve a la lista para ver las que hay.',
  },
  'proposal.moved': {
    status: 409,
    title: notUpdated,
    message:
      'Alguien del equipo la movió antes. Arriba ves cómo quedó: mira si aún hace falta moverla.',
  },
  'proposal.reassigned': {
    status: 409,
    title: 'No se cambió quién la lleva',
    message:
      'Alguien del equipo la asignó antes. Arriba ves a quién: mira si aún hace falta cambiarlo.',
  },
  'proposal.replied': {
    status: 409,
    title: 'No se envió tu respuesta',
    message:
      'Mientras escribías, alguien del equipo le respondió: lo ves en el historial. Si aún quieres enviar la tuya, envíala otra vez.',
  },
  'proposal.kept-before': {
    status: 409,
    title: 'Ya se había guardado otra versión',
    message:
      'Lo que enviaste antes sí llegó: está en el historial. Si quieres que quede también esta versión, envíala otra vez.',
  },
  'ticket.reclassified': {
    status: 409,
    title: 'No se cambió la urgencia',
    message:
      'Alguien del equipo la cambió antes. Arriba ves cuál es: mira si aún hace falta cambiarla.',
  },
  'reply.sent': {
    status: 409,
    title: 'No se deshizo',
    message:
      'La respuesta ya había salido, o alguien del equipo la deshizo antes. El historial dice cuál.',
  },
  'reply.settled': {
    status: 409,
    title: 'No hacía falta enviarla',
    message: 'Ya había salido, o alguien del equipo la deshizo antes. El historial dice cuál.',
  },
  'proposal.no-such-staff': {
    status: 422,
    title: 'No se cambió quién la lleva',
    message: 'Esa persona ya no es del equipo. Elige a otra.',
    field: 'assignee',
  },
} as const satisfies Record<string, ErrorText>;
