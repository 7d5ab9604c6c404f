import { attachmentTooLarge } from '#content/attachment.ts';
import { accountErrorTexts } from './account-error-texts.ts';

/** What a person reads for each expected failure, and the HTTP status that goes with it. */
export type ErrorText = { status: number; title: string; message: string };

export const errorTexts = {
  ...accountErrorTexts,
  'database.incomplete': {
    status: 503,
    title: 'Error de Base de Datos',
    message: 'A la base de datos le falta una tabla. Por favor ejecuta las migraciones.',
  },
  'mail.link-invalid': {
    status: 400,
    title: 'El enlace no sirve',
    message:
      'Al enlace le falta una parte. Cópialo completo desde el correo, o cambia tus preferencias en los ajustes de tu cuenta.',
  },
  'newsletter.link-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message:
      'El enlace venció o le falta una parte. Escribe otra vez tu correo en el boletín y te mandamos uno nuevo.',
  },
  'newsletter.leave-invalid': {
    status: 400,
    title: 'El enlace no sirve',
    message: 'Al enlace le falta una parte. Escribe tu correo y te mandamos otro para salir.',
  },
  'request.foreign': {
    status: 403,
    title: 'No lo podemos recibir',
    message: 'Esta petición viene de otro sitio. Vuelve a la página y prueba desde ahí.',
  },
  'request.malformed': {
    status: 400,
    title: 'No entendimos la petición',
    message: 'La petición llegó mal escrita. Abre la página otra vez desde su dirección.',
  },
  'request.no-length': {
    status: 411,
    title: 'No sabemos cuánto nos envías',
    message: 'La petición no dice cuánto pesa. Vuelve a la página y envía desde ahí.',
  },
  'request.slow': {
    status: 408,
    title: 'El envío se quedó a mitad de camino',
    message: 'No llegó completo. Revisa tu conexión, vuelve atrás y envía otra vez.',
  },
  'request.too-long': {
    status: 414,
    title: 'Esa dirección es muy larga',
    message: 'Ninguna de nuestras páginas tiene una dirección tan larga. Revisa el enlace.',
  },
  'request.failed': {
    status: 500,
    title: 'Algo falló de nuestro lado',
    message: 'El error quedó anotado y lo vamos a mirar.',
  },
  'request.too-large': {
    status: 413,
    title: 'Demasiado para un solo envío',
    message:
      'Eso pesa más de lo que este formulario recibe. Vuelve atrás, acórtalo y envía otra vez.',
  },
  'attachment.too-large': {
    status: 413,
    title: 'Archivo muy grande',
    message: attachmentTooLarge,
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
  },
  'message.failed': {
    status: 500,
    title: 'Error al enviar',
    message: 'Hubo un problema al enviar tu mensaje. Por favor intenta nuevamente.',
  },
  'rate.limited': {
    status: 429,
    title: 'Demasiados intentos',
    message: 'Hiciste muchos intentos seguidos. Espera un momento y vuelve a probar.',
  },
  'audio.invalid': {
    status: 415,
    title: 'Archivo inválido',
    message: 'Por favor selecciona un archivo de audio válido',
  },
  'audio.empty': {
    status: 415,
    title: 'Archivo inválido',
    message: 'El archivo está vacío (0 bytes). Por favor selecciona un archivo de audio válido',
  },
  'audio.too-large': {
    status: 413,
    title: 'Archivo muy grande',
    message: 'El archivo de audio no debe superar los 100MB',
  },
  'audio.too-long': {
    status: 413,
    title: 'Audio muy largo',
    message: 'El audio dura más de 3 horas. Súbelo en partes más cortas.',
  },
  'audio.truncated': {
    status: 415,
    title: 'Archivo incompleto',
    message:
      'Al audio le falta una parte: se cortó al exportarlo o al copiarlo. Vuelve a exportarlo y súbelo de nuevo.',
  },
  'image.invalid': {
    status: 415,
    title: 'Archivo inválido',
    message: 'Por favor selecciona una imagen válida',
  },
  'image.empty': {
    status: 415,
    title: 'Archivo inválido',
    message: 'El archivo está vacío (0 bytes). Por favor selecciona una imagen válida',
  },
  'image.too-large': {
    status: 413,
    title: 'Imagen muy grande',
    message: 'La imagen no debe superar los 10MB',
  },
  'image.too-many-pixels': {
    status: 413,
    title: 'Imagen muy grande',
    message:
      'La imagen tiene demasiados píxeles. Usa una de 3000 × 3000 o menos de 10.000 por lado.',
  },
  'media.failed': {
    status: 500,
    title: 'No pudimos procesar el audio',
    message: 'No pudimos procesar el audio. Súbelo de nuevo; si vuelve a pasar, escríbenos.',
  },
  'media.quarantined': {
    status: 500,
    title: 'Apartamos el archivo',
    message:
      'Este archivo hizo fallar el proceso tres veces y lo apartamos. Expórtalo de nuevo y cámbialo; si vuelve a pasar, escríbenos.',
  },
  'upload.rights': {
    status: 422,
    title: 'Falta tu declaración',
    message:
      'Marca que la grabación es tuya, o que tienes permiso para publicarla, y vuelve a elegirla.',
  },
  // tus: «460 Checksum Mismatch».
  'upload.damaged': {
    status: 460,
    title: 'El archivo llegó dañado',
    message: 'Lo que llegó no es igual a lo que enviaste. Selecciona el archivo otra vez.',
  },
  'upload.not-found': {
    status: 404,
    title: 'La subida no existe',
    message: 'No encontramos esa subida. Selecciona el archivo otra vez.',
  },
  'upload.busy': {
    status: 423,
    title: 'El archivo ya está subiendo',
    message: 'Este archivo está subiendo en otra pestaña. Espera un momento y vuelve a probar.',
  },
  'upload.incomplete': {
    status: 409,
    title: 'La subida no ha terminado',
    message: 'El archivo todavía no ha subido completo. Espera a que llegue al 100 %.',
  },
  'storage.full': {
    status: 507,
    title: 'No hay espacio en el servidor',
    message:
      'Se nos llenó el disco y no podemos recibir tu archivo ahora. Lo que ya subió se conserva: vuelve a seleccionarlo más tarde.',
  },
  'storage.quota': {
    status: 413,
    title: 'Se te acabó el espacio',
    message:
      'Este archivo no cabe en el espacio de tu cuenta. Vacía proyectos de tu papelera o cambia archivos que ya no uses, y vuelve a elegirlo.',
  },
  'project.not-found': {
    status: 404,
    title: 'El proyecto no existe',
    message: 'No encontramos ese proyecto en tu cuenta.',
  },
  'project.fields': {
    status: 422,
    title: 'Campos requeridos',
    message: 'Por favor completa todos los campos obligatorios',
  },
  'project.closed': {
    status: 409,
    title: 'Ahora no se puede cambiar el audio',
    message:
      'El audio se puede cambiar cuando termine de procesarse y antes de enviarlo a las plataformas. Si ya está en ellas, escríbenos.',
  },
  'project.changed': {
    status: 409,
    title: 'Este proyecto cambió en otra pestaña',
    message:
      'Mientras escribías aquí se guardaron otros datos desde otra pestaña o dispositivo. Lo tuyo sigue en el formulario: revísalo y guarda otra vez para dejarlo así.',
  },
  'project.distributed': {
    status: 409,
    title: 'Esta canción está en las plataformas',
    message: 'Antes de borrarla hay que retirarla de las plataformas. Escríbenos y la retiramos.',
  },
} as const satisfies Record<string, ErrorText>;

export type AppErrorCode = keyof typeof errorTexts;
