import type { Tool } from './tool.ts';

export const lyrics = {
  page: 'lyrics',
  card: {
    text: 'Escribe versos en español con la medida y la rima que pidas, en un editor que cuenta sílabas mientras cambias.',
    features: [
      'Verso corto o largo, según el género',
      'Rima consonante o asonante, con su letra a la vista',
      'Te marca el verso que se pasa',
      'Otra versión de un verso sin tocar los demás',
    ],
    limitation: 'Solo en español. La forma sale exacta; el sentido lo pules tú.',
    time: '3 minutos tuyos. La letra, meta de 1 segundo.',
  },
  lead: 'Dices de qué habla la canción, el género y el ánimo. Salen versos medidos y rimados, y tú los corriges en un editor que cuenta las sílabas como se cantan.',
  drawing: {
    tag: 'Ejemplo',
    text: 'Escrito a mano. Así va a marcar el editor: la letra de la rima, una raya por sílaba y en rojo el verso que se pasa.',
  },
  method: {
    title: 'Empieza por el final',
    lead: 'Escribe al revés de como se lee: primero la palabra que rima, después el camino hasta ella.',
    steps: [
      {
        name: 'Escoge las rimas',
        text: 'Reúne palabras del tema que riman entre sí y reparte una familia por estrofa.',
      },
      {
        name: 'Llena moldes',
        text: 'Usa un léxico y unos moldes de verso escritos para esto, con el género y el número de cada palabra ya resueltos. Así no sale «la agua fría» ni «las manos frío».',
      },
      {
        name: 'Prueba lo que cabe',
        text: 'Cuenta sílaba por sílaba qué versos llegan justo a la medida y a la rima. Si no hay ninguno, lo sabe antes de escribir y cambia de camino.',
      },
      {
        name: 'Vuelve a contar',
        text: 'Al terminar lee el texto como si no lo hubiera escrito. El verso que no da la medida se hace otra vez.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca va a escribir',
    items: [
      'La letra de otra persona. Adentro no hay canciones de nadie: hay palabras y moldes.',
      'Una cuenta que no es. Si un verso se puede cantar de dos maneras, muestra las dos.',
      'Una palabra rimada con ella misma.',
      'Un idioma que no domina. De entrada solo escribe en español; en otro prefiere decir que no.',
    ],
  },
  today: {
    title: 'La letra de esta noche no espera herramienta',
    text: 'Escríbela donde puedas, cántala en una nota de voz y guárdala en tu cuenta. Si son varios, dejen por escrito quién hizo qué.',
    article: {
      slug: 'split-sheet-quien-es-dueno-de-que',
      title: 'Split sheet, el papel que dice quién es dueño de qué',
    },
    guide: 'Registrar tu música en Colombia, paso a paso',
  },
} as const satisfies Tool;
