import type { Notices } from '#server/notice.ts';

/** What a page says once about the tools. */
export const toolNotices = {
  'lyrics-made': {
    title: '¡Letra lista!',
    message: 'Quedó guardada en tu historial. Cada verso se puede cambiar.',
    tone: 'success',
  },
  'lyrics-saved': {
    title: 'Letra guardada',
    message: 'Quedó como la dejaste.',
    tone: 'success',
  },
  'bio-made': {
    title: '¡Biografías listas!',
    message: 'Quedaron guardadas en tu historial. Cada texto se puede cambiar.',
    tone: 'success',
  },
  'bio-saved': {
    title: 'Biografías guardadas',
    message: 'Quedaron como las dejaste.',
    tone: 'success',
  },
  'run-deleted': {
    title: 'Borrado',
    message: 'Ya no está en tu historial.',
    tone: 'success',
  },
} as const satisfies Notices;
