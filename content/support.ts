import { freeSupportHours } from './plan-limits.ts';

/** How urgent a problem is, to whoever has it and to the staff; `response` and `solution` are targets, in minutes. */
const severities = [
  {
    id: 'critico',
    name: 'Crítico',
    response: 15,
    solution: 120,
    meaning:
      'El sitio no funciona para nadie, o tu música o tu cuenta están en riesgo ahora mismo.',
    staffMeaning: 'El sitio se cayó, o su música o su cuenta están en riesgo ahora mismo.',
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
  commonProblems: [
    {
      group: 'Distribución',
      problems: [
        {
          problem: 'Mi canción lleva días en «Pendiente»',
          steps: [
            'Abre la pestaña Distribución: «Pendiente» quiere decir que el equipo aún no la envía, porque primero la revisa.',
            'Confirma que el proyecto tenga portada, datos completos y fecha de lanzamiento.',
            'Si la fecha está cerca, escríbenos con el título y la plataforma.',
          ],
        },
        {
          problem: 'La distribución automática no pidió mi canción',
          steps: [
            'En Ajustes, Preferencias, mira que esté marcado «Pedir la distribución sola cuando una canción quede lista» y que haya plataformas elegidas.',
            'Vale para canciones que queden listas desde ese momento: las de antes no se piden solas.',
            'Para una canción que ya estaba lista, escríbenos y te decimos cómo sigue.',
          ],
        },
        {
          problem: 'No me recibe el ISRC o el UPC',
          steps: [
            'El ISRC tiene 12 letras y números, como CO-ABC-26-00001, con guiones o sin ellos.',
            'El UPC tiene 12 números, o 13 si es un EAN: si uno está mal copiado, el aviso te dice cuál debería ser el último.',
            'Si no tienes ISRC, deja el campo vacío: te lo asignamos al distribuir.',
          ],
        },
        {
          problem: 'No puedo borrar una canción o cambiarle el audio',
          steps: [
            'Mira su estado: si está en las plataformas, o pedida para ellas, no se borra; si ya dice «Distribuido», tampoco se cambia el audio.',
            'Escríbenos para retirarla; cada plataforma toma su tiempo.',
            'Cuando diga «Retirado» en todas, la borras tú.',
          ],
        },
      ],
    },
    {
      group: 'Portal de Cliente',
      problems: [
        {
          problem: 'No me llega el correo de confirmación',
          steps: [
            'Busca en correo no deseado y en promociones, y revisa que escribiste bien tu dirección.',
            'Intenta entrar con tu correo y tu contraseña: si falta confirmar, te mandamos otro enlace.',
            'Úsalo el mismo día: cada enlace sirve durante un día.',
            'Si pediste muchos seguidos, espera una hora; hay un tope para que nadie abuse de tu correo.',
          ],
        },
        {
          problem: 'No me acepta el código de dos pasos',
          steps: [
            'Espera a que la aplicación muestre el siguiente: cada código sirve una sola vez.',
            'Pon en automático la hora de tu teléfono; con el reloj corrido los códigos no cuadran.',
            'Entra con un código de recuperación y pide nuevos en Ajustes, Seguridad.',
            'Si perdiste teléfono y códigos, escríbenos desde el correo de tu cuenta.',
          ],
        },
        {
          problem: 'El enlace para cambiar la contraseña ya no sirve',
          steps: [
            'Pide otro en «¿Olvidaste tu contraseña?»: cada uno dura una hora y sirve una vez.',
            'Abre el más reciente y guarda la contraseña nueva.',
            'Vuelve a entrar en todos tus equipos: al cambiarla cerramos las sesiones abiertas.',
          ],
        },
        {
          problem: 'Borré un proyecto y lo necesito',
          steps: [
            'En Proyectos, abre la Papelera.',
            'Presiona «Recuperar» al lado del proyecto: vuelve como lo dejaste.',
            'Hazlo antes de la fecha que aparece: a los 7 días se borra para siempre.',
          ],
        },
      ],
    },
    {
      group: 'Facturación',
      problems: [
        {
          problem: 'No encuentro dónde pagar',
          steps: [
            'Es que todavía no recibimos pagos por el sitio: escríbenos por WhatsApp o por correo.',
            'Pide la cotización con el valor total, el IVA y la fecha de entrega.',
            'Si te llega un enlace de pago en nuestro nombre, confírmalo con nosotros antes de usarlo.',
          ],
        },
        {
          problem: 'Quiero activar Premium y no puedo',
          steps: [
            'La membresía aún no está abierta: nadie te la puede vender todavía.',
            'Crea tu cuenta gratuita y sube tus canciones; se quedan ahí cuando abra.',
            'Escríbenos y te avisamos cuando empiece.',
          ],
        },
        {
          problem: 'Necesito el soporte de un pago que hice al estudio',
          steps: [
            'Escribe al correo de soporte con tu nombre, tu documento o NIT, la fecha y el valor.',
            'Di si necesitas factura electrónica y a nombre de quién.',
            'No mandes fotos de tu tarjeta ni sus números: no hacen falta.',
          ],
        },
        {
          problem: 'Quiero retractarme o reclamar por un cobro',
          steps: [
            'Radica una PQR dentro de los 5 días hábiles, con tu nombre, tu documento, la compra y lo que pides: el botón está al final de esta página.',
            'Si pagaste con tarjeta o PSE y no reconoces el cobro, avísale también a tu banco en ese plazo.',
            'Guarda el número de radicado que te damos para seguir el caso.',
          ],
        },
      ],
    },
    {
      group: 'Técnico',
      problems: [
        {
          problem: 'La subida se quedó quieta o se cortó',
          steps: [
            'Si dice «En pausa», presiona «Reanudar»; si dice que se cortó la conexión, espera: sigue sola cuando vuelva la red.',
            'Si cerraste la página, abre el borrador en el mismo navegador y elige el mismo archivo: continúa donde iba.',
            'Hazlo antes de 7 días: después borramos lo que quedó a medias.',
          ],
        },
        {
          problem: 'Dice que a mi WAV le falta una parte',
          steps: [
            'El archivo se cortó al exportarlo o al copiarlo; subir el mismo no lo arregla.',
            'Revisa que tengas espacio libre en el disco y expórtalo otra vez.',
            'Óyelo hasta el final antes de subirlo de nuevo.',
          ],
        },
        {
          problem: 'Mi portada es muy grande',
          steps: [
            'Déjala en 3000 × 3000 píxeles.',
            'Guárdala en JPG, PNG o WebP, por debajo de 10 MB; en JPG casi siempre pesa menos.',
            'Si era una foto de celular, recórtala en cuadrado antes de exportar.',
          ],
        },
        {
          problem: 'Mi canción quedó en «Fallido»',
          steps: [
            'Abre el proyecto y lee la razón en «Lo que hacemos con tus archivos».',
            'Si ves «Reintentar», presiónalo; la página se actualiza sola.',
            'Si dice «Apartado», expórtala de nuevo y cámbiala en «Archivos».',
            'Si vuelve a fallar, escríbenos con el título del proyecto.',
          ],
        },
      ],
    },
  ],
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
