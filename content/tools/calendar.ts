import type { Tool } from './tool.ts';

export const calendar = {
  page: 'releaseCalendar',
  card: {
    text: 'Pones el día de salida y aparece lo que toca cada semana, contado hacia atrás y con los festivos de Colombia.',
    features: [
      'Mes y agenda en una página',
      'Tareas con fecha para cada lanzamiento',
      'Lo que cae en festivo se adelanta',
      'Enlace privado para tu celular',
    ],
    limitation: 'Dice qué toca y cuándo. El pitch y la entrega los haces tú.',
    time: '5 minutos tuyos. El plan, al instante.',
  },
  lead: 'Escoges el día de salida y el plan se arma de arriba para abajo: de la cumbre a la primera tarea, semana por semana.',
  drawing: {
    tag: 'Ejemplo',
    text: 'Una salida cualquiera, el viernes 23 de abril de 2027. El número dice las semanas que faltan; los festivos sí son los de verdad.',
  },
  method: {
    title: 'Resta los plazos de los demás',
    lead: 'Tu fecha la escoges tú. Los plazos los ponen otros, y son los que mandan.',
    steps: [
      {
        name: 'Cada plazo con su fuente',
        text: 'Lo que piden las tiendas y las plataformas se guarda como dato, con el enlace de donde salió, para corregirlo cuando cambie.',
      },
      {
        name: 'Ni domingos ni festivos',
        text: 'Los 18 festivos del año se calculan, Semana Santa incluida. La tarea que cae ahí se corre hacia antes.',
      },
      {
        name: 'Si ya no alcanzas, lo dice',
        text: 'Con una fecha muy encima te muestra qué se perdió y qué se puede salvar todavía.',
      },
      {
        name: 'Va contigo',
        text: 'Un enlace privado lleva el plan al calendario del celular. Si se te escapa el enlace, lo cambias y el viejo deja de servir.',
      },
    ],
  },
  never: {
    title: 'Lo que no va a hacer por ti',
    items: [
      'Prometerte una lista editorial. Ese puesto lo decide la plataforma y nadie serio lo vende.',
      'Correr una tarea hacia después para que el plan se vea bonito.',
      'Publicar, entregar o escribirle a alguien en tu nombre.',
      'Mostrarle tu calendario a quien no tenga el enlace.',
    ],
  },
  today: {
    title: 'Cuenta las semanas en papel, que también sirve',
    text: 'La guía trae esta misma cuenta con tablas para llenar. Abre tu cuenta, sube la canción con su fecha y empieza por los papeles.',
    article: {
      slug: 'ficha-de-distribucion-sin-devoluciones',
      title: 'Ficha de distribución, cómo llenarla sin que la devuelvan',
    },
    guide: 'Lanzar un sencillo en ocho semanas',
  },
} as const satisfies Tool;
