import { attachmentTooLarge } from '#content/attachment.ts';
import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about messages and what is attached to them. */
export const contactErrors = {
  'attachment.too-large': {
    status: 413,
    title: 'Archivo muy grande',
    message: attachmentTooLarge,
    field: 'demo',
  },
  'attachment.incomplete': {
    status: 422,
    title: 'Archivo incompleto',
    message:
      'El demo no llegó completo. Adjúntalo otra vez y envía, o pega un enlace en el mensaje.',
  },
  'attachment.invalid': {
    status: 415,
    title: 'Archivo inválido',
    message:
      'Ese archivo no es un audio que podamos abrir. Elige un MP3, WAV, FLAC o AAC, o pega un enlace en el mensaje.',
    field: 'demo',
  },
  'message.failed': {
    status: 500,
    title: 'Error al enviar',
    message: 'Hubo un problema al enviar tu mensaje. Por favor intenta nuevamente.',
  },
} as const satisfies Record<string, ErrorText>;
