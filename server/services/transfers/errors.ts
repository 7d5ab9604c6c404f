import type { ErrorText } from '#server/error-text.ts';

const notReported = 'Tu reporte no quedó';
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
} as const satisfies Record<string, ErrorText>;
