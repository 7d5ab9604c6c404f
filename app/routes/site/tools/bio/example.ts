import type { Bio, BioRequest, FactId, Platform } from '#packages/bio/src/index.ts';

/** What a band that does not exist would ask with. */
export const band: BioRequest = {
  artistName: 'Niebla Norte',
  genre: 'rock',
  experience: 'cuarteto de Bogotá\ndesde 2019 en un garaje de Suba',
  achievements: 'EP «Bajo la niebla» (2026)\n40 conciertos en ocho departamentos',
  style: 'guitarras lentas, tambora, letras de barrio',
  ...{ tone: 'professional', person: '1p', language: 'es', press: false },
};

/** How a length stands: the less room there is, the louder. */
const looks = {
  tiktok: 'shout',
  instagram: 'card',
  youtube: 'page',
  spotify: 'letter',
  press: 'letter',
} as const satisfies Record<Platform, string>;

/** A fact as it was typed; texts refer to it by its place, from 1. */
export type BioFact = { name: string; value: string };

/** A piece of a text, and the place of the fact that it says; what only joins has none. */
export type PlacedPiece = { text: string; fact: number | null };

/** A text that came out of the engine, with the facts that it says and those for which it had no room. */
export type BioLength = {
  platform: Platform;
  /** Both in UTF-16 units. */
  length: number;
  limit: number;
  look: (typeof looks)[Platform];
  paragraphs: readonly (readonly PlacedPiece[])[];
  said: readonly number[];
  left: readonly number[];
};

/** What the drawings of the page are made of. */
export type Sample = { facts: readonly BioFact[]; lengths: readonly BioLength[] };

const names = { experience: 'Experiencia', achievement: 'Logro', style: 'Estilo' } as const;

const isKind = (kind: string): kind is keyof typeof names => kind in names;

/** What a fact answers. */
export function factName(id: FactId): string {
  if (id === 'name') return 'Nombre';
  const kind = id.replace(/-\d+$/, '');
  return isKind(kind) ? names[kind] : 'Género';
}

/** A biography whose facts are told by their places in a list of all. */
export function placed(bio: Bio, facts: readonly FactId[]): BioLength {
  const placeOf = (fact: FactId | null) => (fact === null ? null : facts.indexOf(fact) + 1);
  const pieces = bio.pieces.map(({ text, fact }) => ({ text, fact: placeOf(fact) }));
  const said = new Set(pieces.flatMap(({ fact }) => fact ?? []));
  return {
    ...{ platform: bio.platform, length: bio.length, limit: bio.limit },
    look: looks[bio.platform],
    paragraphs: paragraphsOf(pieces),
    said: [...said].sort((one, other) => one - other),
    left: bio.left.map(({ id }) => facts.indexOf(id) + 1),
  };
}

/** Pieces cut where a line ends; an empty line only parts two. */
function paragraphsOf(pieces: readonly PlacedPiece[]): PlacedPiece[][] {
  const lines: PlacedPiece[][] = [[]];
  for (const { text, fact } of pieces)
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, fact });
    }
  return lines.filter((line) => line.length > 0);
}
