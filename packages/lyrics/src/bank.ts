import type { Family } from './bank/themes.ts';
import { createFrame, type Frame, written } from './frames/frame.ts';
import type { Measure } from './frames/measure.ts';
import { createMeasure, mostRemembered } from './frames/measure.ts';
import { type Lexicon, sizeOf } from './frames/parse.ts';
import { type Variant, variantsOf } from './frames/variants.ts';
import { type Rhyme, rhymeOf } from '#packages/prosody/src/index.ts';
import { grouped } from './grouped.ts';
import { createSlotMates, type SlotMates } from './rework/slot-mates.ts';

/** What an image does in a song. */
export type Move =
  | 'escena'
  | 'recuerdo'
  | 'sentir'
  | 'decir'
  | 'giro'
  | 'cierre'
  | 'hook'
  | 'tema'
  | 'copla';

/** Who speaks: to a loved you, of myself, of us; null of what fits any song. */
export type Person = 'tú' | 'yo' | 'nos' | null;

export type Image = {
  id: string;
  move: Move;
  families: readonly Family[];
  /** How it feels. */
  sign: -1 | 0 | 1;
  person: Person;
  /** Where it is at home: worlds, and themes by their names; empty of one that is anywhere. */
  homes: readonly string[];
  texts: readonly [string, string];
};

/** A line that an image can be, in one metre. */
export type Line = Variant & {
  /** Its last word. */
  last: string;
  rhyme: Rhyme;
};

/** The lines of one place of an image in one metre, and those of each rhyme. */
export type Lines = {
  all: readonly Line[];
  consonante: ReadonlyMap<string, readonly Line[]>;
  asonante: ReadonlyMap<string, readonly Line[]>;
};

export type Bank = {
  images: readonly Image[];
  /** Nouns of each field by all of their forms. */
  lexicon: Lexicon;
  linesOf: (image: Image, at: 0 | 1, metre: number) => Lines;
  /** Words that stand where another does, in its form. */
  mates: SlotMates;
  /** In how many ways the line of an image that has fewer can be filled, whatever their metre. */
  waysOf: (image: Image) => number;
};

/** Whether it says the theme of a song: it has no lines before there is one. */
export const needsTheme = ({ move }: Pick<Image, 'move'>): boolean =>
  move === 'hook' || move === 'tema';

/** The records of a table of images: a head of six columns and two lines. */
export function parseImages(table: string): Image[] {
  return table
    .split(/\n\s*\n/)
    .map((record) => record.trim())
    .filter((record) => record !== '')
    .map((record) => {
      const [head = '', first = '', second = ''] = record.split('\n').map((line) => line.trim());
      const [id = '', move, families = '', sign, person, homes = ''] = head
        .replace(/^# /, '')
        .split('|')
        .map((column) => column.trim());
      return {
        ...{ id, move: move as Move, families: families.split(/[,\s]+/) as Family[] },
        sign: sign === '+' ? 1 : sign === '-' ? -1 : 0,
        person: person === '-' ? null : (person as Person),
        homes: homes === '-' ? [] : homes.split(/[,\s]+/),
        texts: [first, second],
      };
    });
}

/** Syllables of the lines that are kept. */
const [shortest, longest] = [6, 11];

export function createBank(images: readonly Image[], lexicon: Lexicon): Bank {
  const measure = createMeasure();
  const rhymes = createRhymes();
  const frames = new WeakMap<Image, Frame>();
  const lines = new WeakMap<Image, Partial<Record<0 | 1, ReadonlyMap<number, Lines>>>>();
  const byId = new Map(images.map((image) => [image.id, image]));
  const frameOf = (image: Image): Frame => {
    let known = frames.get(image);
    if (!known) frames.set(image, (known = createFrame(image.id, image.texts, lexicon)));
    return known;
  };
  let mates: SlotMates | undefined;
  return {
    ...{ images, lexicon },
    mates: (word) => {
      mates ??= createSlotMates(
        images
          .filter((image) => !needsTheme(image))
          .flatMap((image) => frameOf(image).lines.flatMap(({ parts }) => parts)),
      );
      return mates(word);
    },
    linesOf: (image, at, metre) => {
      // Of an image that says the theme the other line is the same one for every theme.
      const own = byId.get(image.id);
      const key = own?.texts[at] === image.texts[at] ? own : image;
      let known = lines.get(key);
      if (!known) lines.set(key, (known = {}));
      known[at] ??= linesByMetre(frameOf(image), at, measure, rhymes);
      return known[at].get(metre) ?? none;
    },
    waysOf: (image) =>
      Math.min(
        ...frameOf(image).lines.map(({ parts }) =>
          parts.reduce((ways, part) => ways * sizeOf(part), 1),
        ),
      ),
  };
}

/** Counts all lines of a bank but those that say a theme, an image at each step: what is asked of it then is there. */
export function* warmBank(bank: Bank): Generator<void> {
  for (const image of bank.images) {
    if (!needsTheme(image)) for (const at of [0, 1] as const) bank.linesOf(image, at, shortest);
    yield;
  }
  bank.mates('');
}

const none: Lines = { all: [], consonante: new Map(), asonante: new Map() };

type Rhymes = (word: string) => Rhyme | null;

function createRhymes(): Rhymes {
  const known = new Map<string, Rhyme | null>();
  return (word) => {
    let rhyme = known.get(word);
    if (rhyme === undefined) {
      if (known.size >= mostRemembered) known.clear();
      known.set(word, (rhyme = rhymeOf(word)));
    }
    return rhyme;
  };
}

function linesByMetre(
  frame: Frame,
  at: 0 | 1,
  measure: Measure,
  rhymes: Rhymes,
): Map<number, Lines> {
  const found = grouped(
    variantsOf(frame, at, measure, { shortest, longest }),
    ({ count }) => count,
  );
  return new Map(
    [...found].map(([metre, variants]) => {
      const all = variants.flatMap((variant): Line[] => {
        const { options, count, needs } = variant;
        const last = lastOf(variant);
        const rhyme = rhymes(last);
        return rhyme ? [{ options, count, needs, last, rhyme }] : [];
      });
      return [metre, rhymed(all)];
    }),
  );
}

const lastOf = ({ options }: Variant): string =>
  options.findLast(({ measured }) => measured.words.length > 0)?.measured.last ?? '';

/** A line as it is written. */
export const textOf = ({ options }: Line): string =>
  written(options.map(({ measured }) => measured.text).join(' '));

/** A verse asks for the one kind of rhyme or for the other. */
function rhymed(all: readonly Line[]): Lines {
  let consonante: Lines['consonante'] | undefined;
  let asonante: Lines['asonante'] | undefined;
  return {
    all,
    get consonante() {
      return (consonante ??= by(all, 'consonant'));
    },
    get asonante() {
      return (asonante ??= by(all, 'assonant'));
    },
  };
}

/** Most rhymes have a line or two: a copy has none of the room in which a list grew. */
const by = (lines: readonly Line[], kind: keyof Rhyme): Map<string, Line[]> =>
  new Map(
    [...grouped(lines, ({ rhyme }) => rhyme[kind])].map(([key, some]) => [key, some.slice()]),
  );
