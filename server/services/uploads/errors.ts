import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about files of projects. */
export const uploadErrors = {
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
} as const satisfies Record<string, ErrorText>;
