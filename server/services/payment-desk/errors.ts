import { comparisonPause } from '#content/payment-findings.ts';
import type { ErrorText } from '#server/error-text.ts';

const notReturned = 'No se devolvió nada';
const rateStays = 'La tasa sigue como estaba';
const notResolved = 'La diferencia sigue como estaba';

/** What the staff reads about payments. */
export const paymentDeskErrors = {
  'refund.unsure': {
    status: 422,
    title: 'Todavía no se ha devuelto nada',
    message: 'Revisa la pregunta y confirma.',
  },
  'refund.unsure-made': {
    status: 422,
    title: 'Todavía no se ha anotado nada',
    message: 'Revisa la pregunta y confirma.',
  },
  'refund.no-payment': {
    status: 404,
    title: notReturned,
    message: 'Ese pago no es de este pedido. Abre el pedido de nuevo desde la lista.',
  },
  'refund.changed': {
    status: 409,
    title: notReturned,
    message:
      'Mientras leías se pidió otra devolución de este pago. Mira en la historia cuál fue, y repite la tuya si hace falta.',
  },
  'refund.not-manual': {
    status: 409,
    title: 'La devolución sigue como estaba',
    message: 'Esa devolución la hace la pasarela. En la historia ves en qué va.',
  },
  'refund.done-before': {
    status: 409,
    title: 'Esa devolución ya estaba anotada',
    message: 'No la transfieras otra vez: abajo, en la historia, ves cuándo y con qué referencia.',
  },
  'order.unchecked': {
    status: 503,
    title: 'La pasarela no respondió',
    message: 'Nada cambió. El sitio le pregunta de nuevo por su cuenta cada diez minutos.',
  },
  'order.no-keys': {
    status: 409,
    title: 'No se preguntó nada',
    message:
      'Las llaves de esa pasarela no están puestas en este servidor. Mira el pago en el panel de la pasarela, o pídele a quien opera el sitio que las ponga.',
  },
  'order.no-attempt': {
    status: 404,
    title: 'No se preguntó nada',
    message: 'Ese intento no es de este pedido, o no lo lleva ninguna pasarela.',
  },
  'rate.unsure': {
    status: 422,
    title: rateStays,
    message: 'Cambia más de un 10 % frente a la anterior. Si está bien, marca la casilla.',
    field: 'sure',
  },
  'rate.changed': {
    status: 409,
    title: rateStays,
    message:
      'Alguien del equipo puso otra tasa mientras escribías. Arriba ves cuál: repite si hace falta.',
  },
  'comparison.asked-before': {
    status: 409,
    title: 'Ya se pidió',
    message: `Alguien pidió comparar hace menos de ${comparisonPause} minutos. La hora de la última comparación te dice si ya terminó.`,
  },
  'comparison.no-keys': {
    status: 409,
    title: 'No se comparó nada',
    message: 'En este servidor no están puestas las llaves de ninguna pasarela.',
  },
  'finding.gone': {
    status: 404,
    title: notResolved,
    message: 'Esa diferencia no está. Vuelve a la lista para ver las que hay.',
  },
  'finding.resolved-before': {
    status: 409,
    title: 'Alguien la resolvió antes',
    message: 'Está entre las resueltas, con lo que hizo.',
  },
  'finding.refund-open': {
    status: 409,
    title: notResolved,
    message: 'Primero haz la devolución y anótala en su pedido: ahí se resuelve sola.',
  },
} as const satisfies Record<string, ErrorText>;
