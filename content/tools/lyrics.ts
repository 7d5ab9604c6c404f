import { toolOpenings } from '../tool-openings.ts';
import type { Tool } from './tool.ts';

export const lyrics = {
  page: 'lyrics',
  opens: toolOpenings.lyrics,
  card: {
    text: 'Escribe versos en español con la medida y la rima que pidas, en un editor que cuenta sílabas mientras cambias.',
    features: [
      'Verso corto o largo, según el género',
      'Rima consonante o asonante, con su letra a la vista',
      'Otros versos, otras palabras y rimas cuando te trabas',
      'Guardas lo que cambies, lo copias o lo bajas en .txt o PDF',
    ],
    limitation: 'Solo en español. La forma sale exacta; el sentido lo pules tú.',
    time: '3 minutos tuyos. La letra, menos de un segundo.',
  },
  lead: 'Dices de qué habla la canción, el género y el ánimo. Salen versos medidos y rimados, y tú los corriges en un editor que cuenta las sílabas como se cantan.',
  drawing: {
    tag: 'Ejemplo',
    text: 'Así salió del generador, sin retoques: tema «el mar», folk, nostálgico. Al lado, la letra de la rima y una raya por sílaba.',
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
    title: 'Lo que nunca escribe',
    items: [
      'La letra de otra persona. Adentro no hay canciones de nadie: hay palabras y moldes.',
      'Una cuenta que no es. Si un verso se puede cantar de dos maneras, muestra las dos.',
      'Una palabra rimada con ella misma.',
      'Un idioma que no domina. Por ahora solo escribe en español; en otro prefiere decir que no.',
    ],
  },
  today: {
    title: 'La primera letra la escribes hoy',
    text: 'Abre una cuenta, di de qué habla y corrige los versos que no sean tuyos. Si son varios, dejen por escrito quién hizo qué.',
    article: {
      slug: 'split-sheet-quien-es-dueno-de-que',
      title: 'Split sheet, el papel que dice quién es dueño de qué',
    },
    guide: 'Registrar tu música en Colombia, paso a paso',
  },
} as const satisfies Tool;
