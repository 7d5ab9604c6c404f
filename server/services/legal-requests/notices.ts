import type { Notices } from '#server/notice.ts';

const inHistory = 'Quedó en el historial, con tu nombre y la hora.';

export const legalRequestNotices = {
  'request-filed': {
    title: 'Solicitud radicada',
    message: 'Aquí están el número, la fecha y la hora. Te los mandamos también al correo.',
    tone: 'success',
  },
  'request-completed': {
    title: 'Listo, ya lo tenemos',
    message: 'El plazo vuelve a correr desde mañana. Abajo ves la fecha nueva.',
    tone: 'success',
  },
  'request-entered': {
    title: 'Solicitud radicada',
    message: 'Si dejó un correo, ya le va el radicado con la fecha y la hora.',
    tone: 'success',
  },
  'request-started': { title: 'En trámite', message: inHistory, tone: 'success' },
  'request-asked': {
    title: 'Le pedimos lo que falta',
    message: 'El plazo se detiene hasta que lo complete.',
    tone: 'success',
  },
  'request-resumed': {
    title: 'Solicitud completa',
    message: 'El plazo vuelve a correr desde mañana.',
    tone: 'success',
  },
  'request-extended': {
    title: 'Plazo ampliado',
    message: 'Se lo avisamos por correo, con el porqué y la fecha nueva.',
    tone: 'success',
  },
  'request-answered': {
    title: 'Respuesta enviada',
    message: 'Va por correo y queda en la página de su radicado.',
    tone: 'success',
  },
  'request-closed': { title: 'Solicitud cerrada', message: inHistory, tone: 'success' },
  'request-noted': { title: 'Nota guardada', message: 'Solo el equipo la lee.', tone: 'success' },
  'request-reached': {
    title: 'Quedó anotado que ya sabe',
    message: inHistory,
    tone: 'success',
  },
  'request-corrected': {
    title: 'Correo corregido',
    message: 'Al nuevo le va otra vez el radicado. El anterior quedó en el historial.',
    tone: 'success',
  },
  'request-identified': {
    title: 'Identidad comprobada',
    message: 'Ya puedes entregar o borrar los datos de esa dirección.',
    tone: 'success',
  },
  'request-gone': {
    title: 'Esa solicitud no está',
    message: 'Mira el número del radicado.',
    tone: 'error',
  },
} as const satisfies Notices;
