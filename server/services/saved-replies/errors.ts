import type { ErrorText } from '#server/error-text.ts';

/** What the staff reads about saved replies. */
export const savedReplyErrors = {
  'saved-reply.gone': {
    status: 404,
    title: 'Esa respuesta ya no está',
    message: 'Alguien del equipo la eliminó. Vuelve a la lista para ver las que hay.',
  },
  'saved-reply.changed': {
    status: 409,
    title: 'No se guardó tu cambio',
    message:
      'Alguien del equipo la cambió mientras escribías: abajo ves cómo quedó. Si guardas otra vez, queda la tuya.',
  },
  'saved-reply.title-taken': {
    status: 409,
    title: 'No se guardó la respuesta',
    message: 'Ya hay una con ese título. Ponle otro para no confundirlas.',
    field: 'title',
  },
  'saved-reply.too-many': {
    status: 409,
    title: 'No se guardó la respuesta',
    message: 'Ya hay 100 respuestas guardadas. Elimina una que no uses y vuelve a intentarlo.',
  },
} as const satisfies Record<string, ErrorText>;
