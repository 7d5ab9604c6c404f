import type { Severity } from './severities.ts';

/** When a problem is so urgent, to whoever has it and to the staff. */
export const severityMeanings = {
  critico: {
    meaning:
      'El sitio no funciona para nadie, o tu música o tu cuenta están en riesgo ahora mismo.',
    staffMeaning: 'El sitio no funciona para nadie, o su música o su cuenta están en riesgo ya.',
    examples: [
      'Ninguna página abre, ni en tu celular ni en otro equipo.',
      'Te llega un aviso de que cambió tu contraseña y no fuiste tú.',
    ],
  },
  alto: {
    meaning: 'Algo tuyo está bloqueado, tiene fecha encima y no hay otra forma de hacerlo.',
    staffMeaning: 'Algo suyo está bloqueado, tiene fecha encima y no hay otra forma de hacerlo.',
    examples: [
      'Tu estreno es mañana y la canción sigue en «Pendiente».',
      'Perdiste el teléfono y los códigos de recuperación, y no puedes entrar.',
    ],
  },
  normal: {
    meaning: 'Algo falla, pero puedes seguir trabajando en lo demás.',
    staffMeaning: 'Algo le falla, pero puede seguir trabajando en lo demás.',
    examples: [
      'Un audio que en tu equipo suena completo sale rechazado.',
      'Tu canción quedó en «Fallido» y reintentar no la arregló.',
    ],
  },
  bajo: {
    meaning: 'Una duda, una idea o un detalle que no te detiene.',
    staffMeaning: 'Una duda, una idea o un detalle que no impide nada.',
    examples: [
      'Quieres saber qué portada conviene antes de subirla.',
      'Un texto del sitio tiene un error o se ve mal en tu pantalla.',
    ],
  },
} as const satisfies Record<
  Severity['id'],
  { meaning: string; staffMeaning: string; examples: readonly string[] }
>;
