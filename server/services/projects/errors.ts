import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about projects. */
export const projectErrors = {
  'mail.link-invalid': {
    status: 400,
    title: 'El enlace no sirve',
    message:
      'Al enlace le falta una parte. Cópialo completo desde el correo, o cambia tus preferencias en los ajustes de tu cuenta.',
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
      'Mientras escribías se guardaron cambios desde otra pestaña o dispositivo. Lo que escribiste sigue aquí: revísalo y guarda otra vez si quieres dejarlo así.',
  },
  'project.distributed': {
    status: 409,
    title: 'Esta canción está en las plataformas',
    message: 'Antes de borrarla hay que retirarla de las plataformas. Escríbenos y la retiramos.',
  },
} as const satisfies Record<string, ErrorText>;
