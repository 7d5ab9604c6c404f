import type { Notices } from '#server/notice.ts';

/** What a page says once about processing files. */
export const mediaNotices = {
  'job-retried': {
    title: 'Lo intentamos otra vez',
    message: 'Esta página se actualiza sola cuando termine.',
    tone: 'success',
  },
} as const satisfies Notices;
