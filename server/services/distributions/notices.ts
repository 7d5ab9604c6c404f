import type { Notices } from '#server/notice.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const distributionNotices = {
  'distributions-created': (count) =>
    count === 0
      ? {
          title: 'No faltaba ninguna',
          message: 'La canción ya estaba en todas las plataformas que elegiste.',
          tone: 'success',
        }
      : {
          title: count === 1 ? 'Distribución creada' : `${count} distribuciones creadas`,
          message: 'Quedan en «Pendiente», y su artista ya las ve.',
          tone: 'success',
        },
  'distributions-moved': (count) => ({
    title: 'Estado actualizado',
    message: `Quedó en el historial de ${counted(count, 'distribución', 'distribuciones')}, con tu nombre y la hora.`,
    tone: 'success',
  }),
  'distributions-deleted': (count) =>
    count === 0
      ? {
          title: 'Ya no estaba en la lista',
          message: 'Su artista ya no la ve.',
          tone: 'success',
        }
      : {
          title: `${counted(count, 'distribución quitada', 'distribuciones quitadas')} de la lista`,
          message: 'Su artista ya no la ve. Si hace falta, pídela otra vez.',
          tone: 'success',
        },
  'distribution-noted': {
    title: 'Nota guardada',
    message: 'Solo el equipo la lee.',
    tone: 'success',
  },
  'distribution-linked': {
    title: 'Datos guardados',
    message: 'Si está en vivo, su artista ya puede abrir el enlace.',
    tone: 'success',
  },
  'distribution-gone': {
    title: 'Esa distribución ya no está',
    message: 'Se fue con su canción, o alguien del equipo la quitó.',
    tone: 'error',
  },
  'distribution-song-gone': {
    title: 'Esa canción ya no está',
    message: 'Su artista la borró.',
    tone: 'error',
  },
} as const satisfies Notices;
