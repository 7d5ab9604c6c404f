import type { ErrorText } from '#server/error-text.ts';

const notSaved = 'No se guardó el cambio';
const notSent = 'No se envió la cotización';
const notAnswered = 'Tu respuesta no quedó';

/** What the staff reads about quotes, and who was sent one. */
export const quoteErrors = {
  'quote.gone': {
    status: 404,
    title: 'Esa cotización ya no está',
    message: 'Alguien del equipo la eliminó. Vuelve a la lista para ver las que hay.',
  },
  'quote.changed': {
    status: 409,
    title: notSaved,
    message: 'Alguien del equipo cambió esta cotización antes. Acá ves cómo quedó: repite lo tuyo.',
  },
  'quote.not-draft': {
    status: 409,
    title: notSaved,
    message: 'Alguien del equipo ya la envió, y lo enviado no se cambia.',
  },
  'quote.too-much': {
    status: 422,
    title: notSaved,
    message: 'No cabe: hasta 40 líneas, y hasta cien mil millones en total. Divídela en dos.',
  },
  'quote.no-such-package': {
    status: 422,
    title: notSaved,
    message: 'Ese paquete ya no se vende. Elige otro.',
    field: 'package',
  },
  'quote.catalogue-in-dollars': {
    status: 422,
    title: notSaved,
    message:
      'El catálogo está en dólares. En una cotización en pesos, escribe la línea con su precio.',
    field: 'package',
  },
  'quote.currency-has-lines': {
    status: 422,
    title: notSaved,
    message: 'Quita primero las líneas: sus precios están en la otra moneda.',
    field: 'currency',
  },
  'quote.no-such-day': {
    status: 422,
    title: notSaved,
    message: 'Elige un día desde hoy y hasta dentro de un año.',
    field: 'validUntil',
  },
  'quote.empty': {
    status: 422,
    title: notSent,
    message: 'Agrega al menos una línea, y que el total no sea cero.',
  },
  'quote.outdated': {
    status: 422,
    title: notSent,
    message: 'El día hasta el que es válida ya pasó. Elige otro y guarda los datos.',
  },
  'quote.decided': {
    status: 409,
    title: 'La cotización sigue como estaba',
    message: 'Ya no espera respuesta: arriba ves en qué quedó.',
  },
  'quote.relinked': {
    status: 409,
    title: 'El enlace no se cambió',
    message:
      'Alguien del equipo lo cambió antes, y el cliente recibió ese. Mira si hace falta otro.',
  },
  'offer.gone': {
    status: 404,
    title: 'El enlace no sirve',
    message:
      'Ya no abre ninguna cotización. Si te enviamos otro después, usa el del correo más reciente. Si no lo encuentras, pídenos uno con el número de la cotización.',
  },
  'offer.accepted': {
    status: 409,
    title: 'Ya estaba aceptada',
    message: 'Esta cotización se aceptó antes. Arriba ves cuándo y a nombre de quién.',
  },
  'offer.rejected': {
    status: 409,
    title: notAnswered,
    message:
      'Esta cotización ya se había rechazado. Si cambiaste de opinión, pídele otra al estudio.',
  },
  'offer.withdrawn': {
    status: 409,
    title: notAnswered,
    message: 'El estudio retiró esta cotización. Escríbenos y te enviamos otra.',
  },
  'offer.expired': {
    status: 409,
    title: notAnswered,
    message: 'Esta cotización ya venció. Escríbenos y te enviamos otra.',
  },
  'offer.changed': {
    status: 409,
    title: notAnswered,
    message: 'Lo que tenías abierto no es lo que dice la cotización. Léela otra vez y responde.',
  },
} as const satisfies Record<string, ErrorText>;
