/** What a band that does not exist would say of itself. A text refers to a fact by its place, from 1. */
export const facts = [
  { name: 'Nombre', value: 'Niebla Norte' },
  { name: 'Género', value: 'Rock alternativo' },
  { name: 'Ciudad', value: 'Bogotá' },
  { name: 'Comienzo', value: '2019, en un garaje de Suba' },
  { name: 'Formación', value: 'Cuarteto' },
  { name: 'Estilo', value: 'Guitarras lentas, tambora y letras de barrio' },
  { name: 'Disco', value: 'EP «Bajo la niebla» (2026)' },
  { name: 'En vivo', value: '40 conciertos en ocho departamentos' },
  { name: 'Lo que viene', value: 'Primer álbum, en 2027' },
] as const;

/** A piece of text, and the fact that it says; what only joins has none. */
type Piece = string | readonly [text: string, fact: number];

export type BioLength = {
  platform: string;
  /** Characters that the platform takes. */
  limit: number;
  look: 'shout' | 'card' | 'page' | 'letter';
  paragraphs: readonly (readonly Piece[])[];
};

export const lengths: readonly BioLength[] = [
  {
    platform: 'TikTok',
    limit: 80,
    look: 'shout',
    paragraphs: [
      [
        ['Niebla Norte', 1],
        ' · ',
        ['rock alternativo', 2],
        ' · ',
        ['Bogotá', 3],
        ' · ',
        ['EP «Bajo la niebla»', 7],
      ],
    ],
  },
  {
    platform: 'Instagram',
    limit: 150,
    look: 'card',
    paragraphs: [
      [['Niebla Norte', 1]],
      [['Rock alternativo', 2], ' de ', ['Bogotá', 3], ', ', ['desde 2019', 4]],
      [['Guitarras lentas, tambora y letras de barrio', 6]],
      [['EP «Bajo la niebla» (2026)', 7]],
      [['Álbum en 2027', 9]],
    ],
  },
  {
    platform: 'YouTube',
    limit: 1000,
    look: 'page',
    paragraphs: [
      [
        ['Niebla Norte', 1],
        ' es un ',
        ['cuarteto', 5],
        ' de ',
        ['rock alternativo', 2],
        ' de ',
        ['Bogotá', 3],
        '. Empezó ',
        ['en 2019, en un garaje de Suba', 4],
        ', y junta ',
        ['guitarras lentas, tambora y letras de barrio', 6],
        '. ',
        ['En 2026 publicó el EP «Bajo la niebla»', 7],
        ' y lleva ',
        ['40 conciertos en ocho departamentos', 8],
        '. ',
        ['Su primer álbum sale en 2027', 9],
        '.',
      ],
    ],
  },
  {
    platform: 'Spotify',
    limit: 1500,
    look: 'letter',
    paragraphs: [
      [
        ['En 2019, en un garaje de Suba', 4],
        ', en ',
        ['Bogotá', 3],
        ', empezó ',
        ['Niebla Norte', 1],
        ': un ',
        ['cuarteto', 5],
        ' que hace ',
        ['rock alternativo', 2],
        ' con ',
        ['guitarras lentas, tambora y letras de barrio', 6],
        '.',
      ],
      [
        ['En 2026 salió el EP «Bajo la niebla»', 7],
        ', y con él el proyecto suma ',
        ['40 conciertos en ocho departamentos', 8],
        '. Lo que sigue es ',
        ['su primer álbum, en 2027', 9],
        '.',
      ],
    ],
  },
];

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece[0]);
const factOf = (piece: Piece) => (typeof piece === 'string' ? [] : [piece[1]]);

/** Characters as the strictest platforms count them, in UTF-16 units; a new paragraph is one. */
export const lengthOf = ({ paragraphs }: BioLength): number =>
  paragraphs.map((pieces) => pieces.map(textOf).join('')).join('\n').length;

/** The facts that a text says, in the order in which they were given. */
export const saidIn = ({ paragraphs }: BioLength): number[] =>
  paragraphs
    .flat()
    .flatMap(factOf)
    .sort((one, other) => one - other);
