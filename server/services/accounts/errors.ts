import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about signing up and in, and the settings of an account. */
export const accountErrors = {
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
  'auth.links-mailed': {
    status: 429,
    title: 'Ya hay enlaces en camino',
    message:
      'En la última hora se pidieron varios enlaces para este correo. Usa el más reciente: mira también en correo no deseado.',
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
    field: 'password',
  },
  'auth.wrong-password': {
    status: 422,
    title: 'Contraseña actual incorrecta',
    message: 'Esa no es tu contraseña actual. Si no la recuerdas, cierra sesión y recupérala.',
    field: 'currentPassword',
  },
  'auth.same-email': {
    status: 422,
    title: 'Ese ya es tu correo',
    message: 'Ese ya es el correo de tu cuenta. Escribe el nuevo.',
    field: 'email',
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
    field: 'code',
  },
  'auth.used-code': {
    status: 422,
    title: 'Código ya usado',
    message: 'Ese código ya se usó. Espera a que tu aplicación muestre el siguiente.',
    field: 'code',
  },
  'auth.wrong-recovery-code': {
    status: 422,
    title: 'Código incorrecto',
    message: 'Ese código de recuperación no es de tu cuenta o ya se usó. Prueba con otro.',
    field: 'code',
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
  'auth.reset-invalid': {
    status: 400,
    title: 'El enlace ya no sirve',
    message: 'El enlace para cambiar la contraseña venció o ya se usó. Pide otro.',
  },
} as const satisfies Record<string, ErrorText>;
