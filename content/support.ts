import { freeSupportHours } from './plan-limits.ts';
import { commonProblems } from './support-problems.ts';

/** How urgent a problem is, to whoever has it and to the staff; `response` and `solution` are targets, in minutes. */
const severities = [
  {
    id: 'critico',
    name: 'Crítico',
    response: 15,
    solution: 120,
    meaning:
      'El sitio no funciona para nadie, o tu música o tu cuenta están en riesgo ahora mismo.',
    staffMeaning: 'El sitio no funciona para nadie, o su música o su cuenta están en riesgo ya.',
    examples: [
      'Ninguna página abre, ni en tu celular ni en otro equipo.',
      'Te llega un aviso de que cambió tu contraseña y no fuiste tú.',
    ],
  },
  {
    id: 'alto',
    name: 'Alto',
    response: 60,
    solution: 480,
    meaning: 'Algo tuyo está bloqueado, tiene fecha encima y no hay otra forma de hacerlo.',
    staffMeaning: 'Algo suyo está bloqueado, tiene fecha encima y no hay otra forma de hacerlo.',
    examples: [
      'Tu estreno es mañana y la canción sigue en «Pendiente».',
      'Perdiste el teléfono y los códigos de recuperación, y no puedes entrar.',
    ],
  },
  {
    id: 'normal',
    name: 'Normal',
    response: 120,
    solution: 1440,
    meaning: 'Algo falla, pero puedes seguir trabajando en lo demás.',
    staffMeaning: 'Algo le falla, pero puede seguir trabajando en lo demás.',
    examples: [
      'Un audio que en tu equipo suena completo sale rechazado.',
      'Tu canción quedó en «Fallido» y reintentar no la arregló.',
    ],
  },
  {
    id: 'bajo',
    name: 'Bajo',
    response: 240,
    solution: 4320,
    meaning: 'Una duda, una idea o un detalle que no te detiene.',
    staffMeaning: 'Una duda, una idea o un detalle que no impide nada.',
    examples: [
      'Quieres saber qué portada conviene antes de subirla.',
      'Un texto del sitio tiene un error o se ve mal en tu pantalla.',
    ],
  },
] as const;

export type Severity = (typeof severities)[number];

/** The severity of this id, with its targets. */
export function severityOf(id: Severity['id']): Severity {
  const severity = severities.find((one) => one.id === id);
  if (!severity) throw new Error(`No severity ${id}`);
  return severity;
}

/** `15` → `15 minutos`, `60` → `1 hora`. */
export function targetTime(minutes: number): string {
  if (minutes < 60) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}

/** How to get help, how soon, and what to try first. Every time is a target until it is measured. */
export const support = {
  hero: {
    badge: 'Línea directa con la cabina',
    lead: 'Si algo de tu cuenta, tus archivos o tu lanzamiento no funciona, presiona y habla. Del otro lado del vidrio contesta una persona.',
  },
  /** What a message for help begins with. */
  report: 'Hola, necesito soporte técnico.\nQué hice: \nQué esperaba: \nQué vi: ',
  severitiesHead: {
    title: 'Qué tan alto suena tu problema',
    lead: 'Cuatro niveles, cada uno con su meta. Son metas: lo que nos exigimos, no un promedio medido. Reporta desde el tuyo.',
  },
  reportPage: {
    title: 'Reporta un problema',
    lead: 'Elige el nivel y cuéntanos qué viste. Te responde una persona.',
  },
  problemsHead: {
    title: 'Prueba esto primero',
    lead: 'Lo que más falla y cómo se arregla, en orden. Casi todo lo resuelves tú, sin esperar respuesta.',
  },
  featuresHead: {
    title: 'Cómo te atendemos',
    lead: 'Al otro lado del vidrio hay un equipo pequeño. Esto puedes esperar de él.',
  },
  closing: {
    title: '¿Era una pregunta y no una falla?',
    text: 'Precios, tiempos, regalías y derechos están contestados en las preguntas frecuentes, con buscador.',
    message: 'Hola, tengo una pregunta.',
  },
  channels: [
    {
      id: 'chat',
      name: 'Chat por WhatsApp',
      hours: 'Todos los días, a toda hora',
      target: 'Meta: responderte en menos de 2 minutos',
      note: 'Cuéntanos qué hiciste, qué esperabas y qué viste; una captura ahorra diez preguntas.',
    },
    {
      id: 'telefono',
      name: 'Teléfono',
      hours: 'Lunes a domingo, de 8:00 a 22:00',
      target: 'Meta: contestarte de inmediato',
      note: 'Llama cuando explicar sea más rápido que escribir, y ten la pantalla abierta al frente.',
    },
    {
      id: 'correo',
      name: 'Correo de soporte',
      hours: 'Todos los días, a toda hora',
      target: 'Meta: responderte en menos de 2 horas',
      note: `Manda por aquí lo que traiga pruebas: enlaces, capturas y el código de la página de error. En la cuenta gratuita, la meta es de ${freeSupportHours} horas.`,
    },
  ],
  severities,
  commonProblems,
  features: [
    {
      title: 'Te responde una persona',
      text: 'Quien contesta trabaja en el estudio y conoce el sitio. Si no sabe, pregunta y vuelve con la respuesta.',
    },
    {
      title: 'El error trae su código',
      text: 'Cuando una página falla de nuestro lado te muestra un código. Mándalo y encontramos en el registro qué pasó, sin pedirte tu contraseña.',
    },
    {
      title: 'Mucho lo arreglas tú',
      text: 'Retomar una subida, reintentar un archivo, recuperar un proyecto o descargar una copia de todo se hace desde tu cuenta, a cualquier hora.',
    },
    {
      title: 'Metas a la vista',
      text: 'Los tiempos de esta página son metas. Lo que dependa de una plataforma o de un banco tiene su propio ritmo, y te lo decimos desde el comienzo.',
    },
  ],
  emergency: {
    title: '¿Se cayó todo o alguien entró a tu cuenta?',
    text: `Si tu caso es crítico, escríbenos por WhatsApp y empieza el mensaje con la palabra «Crítico»: la meta es responderte en menos de ${targetTime(severities[0].response)}.`,
    message: 'Crítico: ',
  },
} as const;
