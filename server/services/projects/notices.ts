import { binDays } from '#content/deletion.ts';
import type { Notices } from '#server/notice.ts';

/** What a page says once about projects. */
export const projectNotices = {
  'project-saved': {
    title: 'Cambios guardados',
    message: 'Tu proyecto quedó al día.',
    tone: 'success',
  },
  'project-deleted': {
    title: 'Proyecto borrado',
    message: `Lo guardamos ${binDays} días en la papelera: desde aquí lo puedes recuperar.`,
    tone: 'success',
  },
  'project-restored': {
    title: 'Proyecto recuperado',
    message: 'Está otra vez en tu lista, como lo dejaste.',
    tone: 'success',
  },
} as const satisfies Notices;
