import { freeSupportHours } from './plan-limits.ts';
import { severities, targetTime } from './severities.ts';
import { supportReport } from './support-report.ts';
import { commonProblems } from './support-problems.ts';

/** How to get help, how soon, and what to try first. Every time is a target until it is measured. */
export const support = {
  hero: {
    badge: supportReport.badge,
    lead: 'Si algo de tu cuenta, tus archivos o tu lanzamiento no funciona, presiona y habla. Del otro lado del vidrio contesta una persona.',
  },
  /** What a message for help begins with. */
  report: 'Hola, necesito soporte técnico.\nQué hice: \nQué esperaba: \nQué vi: ',
  severitiesHead: {
    title: 'Qué tan alto suena tu problema',
    lead: 'Cuatro niveles, cada uno con su meta. Son metas: lo que nos exigimos, no un promedio medido. Reporta desde el tuyo.',
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
    message: supportReport.urgentMessage,
  },
} as const;
