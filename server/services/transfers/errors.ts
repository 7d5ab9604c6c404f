import type { ErrorText } from '#server/error-text.ts';

const notReported = 'Tu reporte no quedó';
const notRecorded = 'La transferencia no quedó registrada';
const notDecided = 'El reporte sigue como estaba';

/** What a client reads about a transfer, and the staff. */
export const transferErrors = {
  'transfer.image-too-large': {
    status: 413,
    title: 'Archivo demasiado grande',
    message: 'La imagen no debe superar los 10MB',
    field: 'image',
  },
  'transfer.image-invalid': {
    status: 415,
    title: 'Formato no válido',
    message: 'Solo se permiten archivos de imagen',
    field: 'image',
  },
  'transfer.image-pdf': {
    status: 415,
    title: 'Formato no válido',
    message: 'Los PDF no se reciben: toma una captura de pantalla',
    field: 'image',
  },
  'transfer.image-too-many-pixels': {
    status: 413,
    title: 'Imagen demasiado grande',
    message: 'La imagen tiene demasiados píxeles. Envía una captura de pantalla.',
    field: 'image',
  },
  'transfer.image-incomplete': {
    status: 422,
    title: notReported,
    message: 'La imagen no llegó completa. Elígela otra vez y envía, o reporta sin imagen.',
  },
  'transfer.order-expired': {
    status: 409,
    title: notReported,
    message:
      'Este pedido venció y su precio ya no vale. Si alcanzaste a transferir, escríbenos por WhatsApp con la referencia; si no, empieza el pago de nuevo.',
  },
  'transfer.reported': {
    status: 409,
    title: 'Ya tenemos tu reporte',
    message:
      'Es de este pedido y tiene otra referencia: en su página ves cuál. Si te equivocaste, escríbenos y lo corregimos.',
  },
  'transfer.unavailable': {
    status: 422,
    title: notReported,
    message: 'Por ahora no recibimos transferencias. No envíes dinero: elige otra forma de pago.',
  },
  'transfer.gone': {
    status: 404,
    title: 'Ese reporte no está',
    message: 'Vuelve a la lista para ver los que hay.',
  },
  'transfer.decided': {
    status: 409,
    title: notDecided,
    message: 'Alguien del equipo ya lo decidió. Abajo ves qué decidió y cuándo.',
  },
  'transfer.reference-used': {
    status: 409,
    title: 'Esa referencia se repite',
    message:
      'Otro reporte tiene esta referencia. Búscala en la cuenta: si son dos transferencias, marca la casilla.',
    field: 'other',
  },
  'transfer.same-amount': {
    status: 422,
    title: notDecided,
    message: 'Es justo el valor del pedido. Si llegó completo, usa «Confirmar».',
    field: 'arrived',
  },
  'transfer.no-order': {
    status: 404,
    title: notRecorded,
    message: 'Ningún pedido tiene ese código. Revísalo en Pagos.',
    field: 'order',
  },
  'transfer.no-pesos': {
    status: 422,
    title: notRecorded,
    message: 'Ese pedido no tiene precio en pesos. Pon la tasa y pídele al cliente que lo abra.',
    field: 'order',
  },
  'transfer.waiting': {
    status: 409,
    title: notRecorded,
    message: 'Ese pedido tiene un reporte por revisar. Decídelo arriba: si no, contaría dos veces.',
    field: 'order',
  },
  'transfer.recorded': {
    status: 409,
    title: notRecorded,
    message: 'Lo que enviaste antes desde esta página ya quedó. Recárgala para registrar otra.',
  },
} as const satisfies Record<string, ErrorText>;
