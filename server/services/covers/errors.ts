import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about Portadas. */
export const coverErrors = {
  'cover.busy': {
    status: 503,
    title: 'Hay fila',
    message:
      'Hay muchas portadas en fila y esta no alcanzó a entrar. No se contó nada, y lo que escribiste sigue aquí: vuelve a intentarlo en un momento.',
  },
  'cover.image-busy': {
    status: 503,
    title: 'Hay fila para las imágenes',
    message:
      'Hay muchas imágenes en camino y la tuya no alcanzó a entrar. No se contó nada: vuelve a intentarlo en un momento, o pide las cuatro sin imagen y las dibujamos nosotros.',
    field: 'image',
  },
  'cover.ratio-locked': {
    status: 403,
    title: 'Esa proporción viene con Premium',
    message: 'Esa proporción viene con Premium. Escoge 1:1 o 16:9.',
    field: 'aspectRatio',
  },
  'cover.photo-too-large': {
    status: 413,
    title: 'Archivo demasiado grande',
    message: 'La imagen no debe superar los 10MB',
    field: 'photo',
  },
  'cover.photo-invalid': {
    status: 415,
    title: 'Formato no válido',
    message: 'Solo se permiten archivos de imagen',
    field: 'photo',
  },
  'cover.photo-heic': {
    status: 415,
    title: 'Formato no válido',
    message:
      'Esa foto es HEIC, el formato de los iPhone, y aquí no se puede abrir. Guárdala como JPG y súbela de nuevo.',
    field: 'photo',
  },
  'cover.photo-too-many-pixels': {
    status: 413,
    title: 'Foto demasiado grande',
    message: 'Esa foto tiene demasiados píxeles. Guárdala más pequeña, de hasta 6000 por lado.',
    field: 'photo',
  },
  'cover.photo-small': {
    status: 422,
    title: 'Foto muy pequeña',
    message:
      'La foto tiene que medir al menos 1000 píxeles por su lado más corto y no ser más de tres veces más larga que ancha. Estirada se vería borrosa.',
    field: 'photo',
  },
  'cover.photo-incomplete': {
    status: 400,
    title: 'La foto no llegó completa',
    message: 'La foto se cortó en el camino. Escógela de nuevo y vuelve a enviar.',
    field: 'photo',
  },
  'cover.not-kept': {
    status: 409,
    title: 'Todavía no es tuya',
    message: 'Primero quédate con una de las cuatro: de esa se hacen los archivos.',
  },
  'cover.marked': {
    status: 403,
    title: 'Lleva marca de agua',
    message:
      'Una portada con marca de agua no sirve para un proyecto: las plataformas la devuelven. Con Premium sale limpia.',
  },
} as const satisfies Record<string, ErrorText>;
