import type { Notices } from '#server/notice.ts';

export const addressDataNotices = {
  'address-erased': {
    title: 'Datos borrados',
    message:
      'Los mensajes, los demos, las cotizaciones sin aceptar y el boletín de esa dirección ya no están. Queda el radicado.',
    tone: 'success',
  },
  'address-unchecked': {
    title: 'Falta comprobar quién es',
    message: 'Marca que comprobaste su identidad y cómo: después puedes descargar la copia.',
    tone: 'error',
  },
} as const satisfies Notices;
