import { demoMegabytes } from '#content/demo-file.ts';

/** What a person reads for each expected failure, and the HTTP status that goes with it. */
type ErrorText = { status: number; title: string; message: string };

export const errorTexts = {
  'auth.required': {
    status: 401,
    title: 'Usuario no autenticado',
    message: 'Usuario no autenticado. Inicia sesión para continuar.',
  },
  'auth.bad-credentials': {
    status: 401,
    title: 'Error de autenticación',
    message: 'Correo electrónico o contraseña incorrectos',
  },
  'auth.unconfirmed': {
    status: 403,
    title: 'Confirma tu correo',
    message:
      'Todavía no has confirmado tu correo. Te enviamos otro enlace: revisa tu bandeja de entrada.',
  },
  'auth.unconfirmed-mailed': {
    status: 403,
    title: 'Confirma tu correo',
    message:
      'Todavía no has confirmado tu correo. El enlace ya va en camino: búscalo en tu bandeja de entrada y en correo no deseado.',
  },
  'auth.slowed-down': {
    status: 429,
    title: 'Demasiados intentos',
    message:
      'Hubo muchos intentos de entrar con este correo. Entra desde un navegador donde ya hayas entrado, elige otra contraseña con «¿Olvidaste tu contraseña?», o espera.',
  },
  'auth.codes-slowed-down': {
    status: 429,
    title: 'Demasiados códigos',
    message:
      'Hubo muchos códigos equivocados. Usa un código de recuperación, entra desde un navegador donde ya hayas entrado, o espera.',
  },
  'auth.user-exists': {
    status: 409,
    title: 'Usuario ya registrado',
    message: 'Este correo electrónico ya está registrado. Intenta iniciar sesión.',
  },
  'auth.link-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message: 'El enlace de confirmación venció o ya se usó. Inicia sesión y te enviamos uno nuevo.',
  },
  'auth.already-confirmed': {
    status: 409,
    title: 'Correo confirmado',
    message: 'Tu correo ya estaba confirmado. Inicia sesión para continuar.',
  },
  'auth.common-password': {
    status: 422,
    title: 'Contraseña muy común',
    message:
      'Esa contraseña aparece en listas filtradas y es de las primeras que alguien probaría. Elige otra.',
  },
  'auth.wrong-password': {
    status: 422,
    title: 'Contraseña actual incorrecta',
    message: 'Esa no es tu contraseña actual. Si no la recuerdas, cierra sesión y recupérala.',
  },
  'auth.same-email': {
    status: 422,
    title: 'Ese ya es tu correo',
    message: 'Ese ya es el correo de tu cuenta. Escribe el nuevo.',
  },
  'auth.change-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message:
      'El enlace para cambiar el correo venció, se canceló o ya se usó. Pide otro en Ajustes.',
  },
  'auth.email-taken': {
    status: 409,
    title: 'Ese correo ya tiene cuenta',
    message:
      'Ya hay otra cuenta con este correo, así que el cambio se canceló. Tu cuenta sigue con su correo de siempre.',
  },
  'auth.wrong-code': {
    status: 422,
    title: 'Código incorrecto',
    message:
      'Ese no es el código que tu aplicación muestra ahora. Escribe el siguiente; si sigue sin servir, pon en automático la hora de tu teléfono.',
  },
  'auth.used-code': {
    status: 422,
    title: 'Código ya usado',
    message: 'Ese código ya se usó. Espera a que tu aplicación muestre el siguiente.',
  },
  'auth.wrong-recovery-code': {
    status: 422,
    title: 'Código incorrecto',
    message: 'Ese código de recuperación no es de tu cuenta o ya se usó. Prueba con otro.',
  },
  'auth.second-step-over': {
    status: 401,
    title: 'Se acabó el tiempo',
    message:
      'Pasó mucho tiempo o hubo muchos intentos. Escribe otra vez tu correo y tu contraseña.',
  },
  'auth.two-factor-stale': {
    status: 409,
    title: 'Vuelve a empezar',
    message: 'Pasó mucho tiempo o esto cambió en otra pestaña. Carga la página y vuelve a empezar.',
  },
  'account.other-email': {
    status: 422,
    title: 'Ese no es tu correo',
    message: 'Ese no es el correo de tu cuenta. Revísalo y escríbelo completo.',
  },
  'account.being-erased': {
    status: 409,
    title: 'Ya no se puede conservar',
    message: 'El plazo se venció y ya estamos borrando tu cuenta.',
  },
  'auth.reset-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message: 'El enlace para cambiar la contraseña venció o ya se usó. Pide otro.',
  },
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
  'demo.too-large': {
    status: 413,
    title: 'Archivo muy grande',
    message: `El demo no debe superar los ${demoMegabytes} MB. Expórtalo en MP3, o pega un enlace en el mensaje.`,
  },
  'demo.incomplete': {
    status: 422,
    title: 'Archivo incompleto',
    message:
      'El demo no llegó completo. Adjúntalo otra vez y envía, o pega un enlace en el mensaje.',
  },
  'demo.invalid': {
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
