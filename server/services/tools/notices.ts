import type { Notices } from '#server/notice.ts';

/** What a page says once about the tools. */
export const toolNotices = {
  'lyrics-made': {
    title: '¡Letra lista!',
    message: 'Quedó guardada en tu historial. Cada verso se puede cambiar.',
    tone: 'success',
  },
  'lyrics-pasted': {
    title: 'Letra contada',
    message: 'Quedó guardada en tu historial, y no gastó ninguna de las del mes.',
    tone: 'success',
  },
  'lyrics-saved': {
    title: 'Letra guardada',
    message: 'Quedó como la dejaste.',
    tone: 'success',
  },
  'lyrics-pdf-later': (minutes) => ({
    title: 'El PDF se descargó muchas veces',
    message: `Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a descargarlo. La letra la lees acá, y el .txt baja sin espera.`,
    tone: 'error',
  }),
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
  'cover-kept': {
    title: 'Escogida',
    message: 'Su archivo queda en la lista, y puedes cambiar de portada cuando quieras.',
    tone: 'success',
  },
  'cover-used': {
    title: 'Portada puesta',
    message: 'Ya es la portada de esta canción.',
    tone: 'success',
  },
  'vocal-pdf-later': (minutes) => ({
    title: 'El PDF se descargó muchas veces',
    message: `Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a descargarlo. Los números los lees aquí.`,
    tone: 'error',
  }),
  'run-cancelled': {
    title: 'Cancelado',
    message: 'No se gastó ninguna de las del mes.',
    tone: 'success',
  },
  'run-deleted': {
    title: 'Borrado',
    message: 'Ya no está en tu historial.',
    tone: 'success',
  },
} as const satisfies Notices;
