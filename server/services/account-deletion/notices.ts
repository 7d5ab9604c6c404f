import type { Notices } from '#server/notice.ts';

/** What a page says once about deleting an account. */
export const accountDeletionNotices = {
  'deletion-requested': {
    title: 'Tu cuenta se va a eliminar',
    message: 'Cerramos tus sesiones. Te enviamos un correo con la fecha y cómo conservarla.',
    tone: 'success',
  },
  'account-kept': {
    title: 'Tu cuenta se queda',
    message: 'No borramos nada. Todo está donde lo dejaste.',
    tone: 'success',
  },
} as const satisfies Notices;
