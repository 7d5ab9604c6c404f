import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about their membership. */
export const membershipErrors = {
  'membership.changed': {
    status: 409,
    title: 'Tu membresía cambió',
    message:
      'Mientras mirabas esta página, tu membresía cambió. Así está ahora: revisa e intenta de nuevo.',
  },
  'membership.trial-used': {
    status: 409,
    title: 'La prueba ya se usó',
    message:
      'Cada persona la tiene una vez. Puedes empezar Premium cuando quieras, y cancelarlo también.',
  },
  'membership.trial-member': {
    status: 409,
    title: 'No te hace falta la prueba',
    message: 'Ya tuviste Premium pagado. Puedes volver cuando quieras.',
  },
  'membership.withdrawn': {
    status: 409,
    title: 'Pediste el retracto',
    message:
      'De este periodo pediste que te devolviéramos el dinero, y eso sigue en camino. Si prefieres quedarte con Premium, escríbenos antes de que te lo devolvamos.',
  },
  'membership.failed': {
    status: 500,
    title: 'No se guardó el cambio',
    message: 'Tu membresía sigue como estaba. Espera un momento y vuelve a intentarlo.',
  },
} as const satisfies Record<string, ErrorText>;
