import type { Notices } from '#server/notice.ts';

/** What a page says once about a quote. */
export const quoteNotices = {
  'quote-begun': {
    title: 'Borrador creado',
    message: 'Agrega las líneas y envíala cuando esté lista. El cliente todavía no ve nada.',
    tone: 'success',
  },
  'quote-saved': {
    title: 'Borrador guardado',
    message: 'El cliente todavía no ve nada.',
    tone: 'success',
  },
  'quote-saved-first': {
    title: 'Guardamos los datos y no se ha enviado',
    message: 'Habías cambiado los datos. Revisa el total y las condiciones, y envíala.',
    tone: 'success',
  },
  'quote-deleted': {
    title: 'Borrador eliminado',
    message: 'No se había enviado, así que nadie más lo vio.',
    tone: 'success',
  },
  'quote-sent': {
    title: 'Cotización enviada',
    message: 'El enlace va camino al correo del cliente. Acá ves qué responde.',
    tone: 'success',
  },
  'quote-withdrawn': {
    title: 'Cotización retirada',
    message: 'Quien abra el enlace lee que ya no está vigente.',
    tone: 'success',
  },
  'quote-pdf-later': (minutes) => ({
    title: 'El PDF se descargó muchas veces',
    message: `Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a descargarlo. La cotización la lees acá.`,
    tone: 'error',
  }),
  'offer-accepted': {
    title: 'Cotización aceptada',
    message: 'Te enviamos la constancia por correo, y el estudio ya lo sabe.',
    tone: 'success',
  },
  'offer-rejected': {
    title: 'Recibimos tu respuesta',
    message: 'El estudio ya sabe que esta no te sirve, y por qué.',
    tone: 'success',
  },
  'quote-gone': {
    title: 'Esa cotización ya no está',
    message: 'Alguien del equipo la eliminó antes.',
    tone: 'error',
  },
} as const satisfies Notices;
