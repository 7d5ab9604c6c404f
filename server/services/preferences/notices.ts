import type { Notices } from '#server/notice.ts';

/** What a page says once about preferences. */
export const preferenceNotices = {
  'preferences-saved': {
    title: 'Preferencias guardadas',
    message: 'Valen desde este momento.',
    tone: 'success',
  },
} as const satisfies Notices;
