import { toolOpenings } from '../tool-openings.ts';
import type { Tool } from './tool.ts';

const othersWork = 'La obra de otro. Traza figuras con código; no junta imágenes ajenas.';

export const cover = {
  page: 'coverArt',
  opens: toolOpenings.coverArt,
  card: {
    text: 'Das artista, título y género, y salen cuatro portadas que no se parecen entre sí, listas para las plataformas.',
    features: [
      'Cuatro propuestas cada vez, y variaciones de la que te guste',
      'Título legible hasta en miniatura',
      'JPG de 3000 × 3000, liviano',
      'Con tu foto, si quieres',
    ],
    limitation: 'Dibuja con figuras, color y letra. No hace retratos ni escenas.',
    time: '2 minutos tuyos. Las cuatro propuestas, unos segundos.',
  },
  lead: 'Escribes artista, título y género. Salen cuatro portadas dibujadas por código, medidas para que el título se lea, y tú escoges con cuál te quedas.',
  drawing: {
    tag: 'Ejemplo',
    text: 'Tal como salieron del generador, sin escoger: tres tandas de una canción inventada, indie y serena.',
  },
  method: {
    title: 'Primero el título, después el dibujo',
    lead: 'Una portada se ve más veces del tamaño de una uña que de una pared. Por eso la letra manda y la figura se acomoda.',
    steps: [
      {
        name: 'El género escoge letra y color',
        text: 'Cada género tiene sus tipos de letra y sus paletas, armadas a mano. Nada de tonos al azar.',
      },
      {
        name: 'La figura le abre campo al título',
        text: 'Se compone alrededor de las palabras, para no tener que taparla después con una franja.',
      },
      {
        name: 'Margen en los cuatro lados',
        text: 'Ninguna letra se arrima al borde, porque las aplicaciones redondean las esquinas.',
      },
      {
        name: 'Contraste medido',
        text: 'Se compara cada letra con lo que tiene detrás: 4,5 a 1 o se descarta.',
      },
      {
        name: 'Dieciséis bocetos, cuatro finalistas',
        text: 'Dibuja dieciséis miniaturas y deja las cuatro que menos se parecen entre sí.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca dibuja',
    items: [
      'Otra cosa que artista y título: ni arrobas, ni códigos, ni logos. Por eso devuelven portadas.',
      othersWork,
      'Dónde tomaste tu foto. Los datos escondidos se borran antes de usarla.',
      'Una imagen chiquita estirada. La final se dibuja a su tamaño.',
    ],
  },
  today: {
    title: 'Prueba con tu canción',
    text: 'Abre tu cuenta y pide las primeras cuatro. Si ya tienes imagen, súbela con la canción: cuadrada y sin borde, también sirve.',
    article: {
      slug: 'ficha-de-distribucion-sin-devoluciones',
      title: 'Ficha de distribución, cómo llenarla sin que la devuelvan',
    },
    guide: 'Tu ficha y tu portada sin devoluciones',
  },
} as const satisfies Tool;

/** Of an installation with an image model. */
const othersWorkWithModel =
  'La obra de otro, sin decirlo. Traza figuras con código, y solo si lo pides parte de una imagen que hizo un modelo de inteligencia artificial: ahí mismo lo dice.';

/** What it never draws: nothing that an image model was made of is inside unless the operator has set one up. */
export const neverDrawn = ({ hasImageModel }: { hasImageModel: boolean }): readonly string[] =>
  cover.never.items.map((item) =>
    item === othersWork && hasImageModel ? othersWorkWithModel : item,
  );
