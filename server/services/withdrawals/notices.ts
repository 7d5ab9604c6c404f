import type { Notices } from '#server/notice.ts';

export const withdrawalNotices = {
  'withdrawal-filed': {
    title: 'Recibimos tu retracto',
    message: 'Aquí están el número y la fecha. Te los mandamos también al correo.',
    tone: 'success',
  },
} as const satisfies Notices;
