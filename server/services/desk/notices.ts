import type { Notices } from '#server/notice.ts';

export const deskNotices = {
  'contact-deleted': {
    title: 'Contacto eliminado',
    message: 'El mensaje y los datos de esa persona ya no están en la lista.',
    tone: 'success',
  },
  'contact-gone': {
    title: 'Ese contacto ya no está',
    message: 'Alguien del equipo lo eliminó antes.',
    tone: 'error',
  },
  'contact-passed': {
    title: 'Pasó a propuestas',
    message: 'Está entre las nuevas, con la hora en que llegó.',
    tone: 'success',
  },
  'contact-passed-before': {
    title: 'Ya estaba en propuestas',
    message: 'Alguien del equipo la pasó antes. Acá está.',
    tone: 'success',
  },
  'export-busy': {
    title: 'Hay otras descargas en curso',
    message: 'Salen dos a la vez. Espera a que termine alguna y vuelve a pedir la tuya.',
    tone: 'error',
  },
} as const satisfies Notices;
