import type { ErrorText } from '#server/error-text.ts';

/** What people and staff read about requests with a term. */
export const legalRequestErrors = {
  'legal-request.failed': {
    status: 500,
    title: 'No se radicó tu solicitud',
    message: 'No alcanzamos a guardarla. Espera un momento y vuelve a enviarla: sigue aquí.',
  },
  'legal-request.link-invalid': {
    status: 400,
    title: 'El enlace no sirve',
    message:
      'Le falta una parte. Ábrelo otra vez desde el correo con tu radicado, o escríbenos con el número.',
  },
  'legal-request.not-waiting': {
    status: 409,
    title: 'No hacía falta',
    message: 'Ya no esperamos nada de tu parte. Abajo ves en qué va tu solicitud.',
  },
  'legal-request.gone': {
    status: 404,
    title: 'Esa solicitud no está',
    message: 'Vuelve a la lista para ver las que hay.',
  },
  'legal-request.moved': {
    status: 409,
    title: 'No se hizo el cambio',
    message:
      'Alguien del equipo la cambió antes. El historial dice qué hizo: mira si aún hace falta.',
  },
  'legal-request.kept-before': {
    status: 409,
    title: 'Ya se había guardado otra versión',
    message:
      'Lo que enviaste antes sí llegó: está en el historial. Si quieres que quede también esta versión, envíala otra vez.',
  },
  'legal-request.done-before': {
    status: 409,
    title: 'Esta versión no se guardó',
    message:
      'Lo que enviaste antes sí llegó: está en el historial y ya no se cambia. Si esta versión también hace falta, déjala en una nota para el equipo.',
  },
  'legal-request.entered-before': {
    status: 409,
    title: 'Ya se había radicado otra versión',
    message:
      'Lo que enviaste antes sí se radicó: está en la lista. Si lo corregiste, déjalo allá en una nota. Si es otra solicitud, envíala otra vez.',
  },
  'legal-request.not-extendable': {
    status: 409,
    title: 'No se puede ampliar',
    message:
      'La ley deja ampliar el plazo una sola vez, y antes de que venza. Responde lo que puedas hoy.',
  },
  'legal-request.received-at': {
    status: 422,
    title: 'Revisa la fecha',
    message: 'Pon el día y la hora en que llegó: en los últimos doce meses y nunca en el futuro.',
    field: 'receivedAt',
  },
} as const satisfies Record<string, ErrorText>;
