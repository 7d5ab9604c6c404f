import {
  type Bank,
  type Image,
  needsTheme,
  type Line,
  type Move,
  type Person,
  textOf,
} from './bank.ts';
import { type Family, type NamedTheme, type World, worlds } from './bank/themes.ts';
import { capitalised, wordsOfLine } from './line-text.ts';
import { moods } from './moods.ts';
import { createNearness, fieldsOf } from './nearness.ts';
import type { Random } from './random.ts';
import type { Unit } from './solve.ts';
import type { SongRequest } from './song.ts';
import { hookPhrase } from './theme.ts';

/** What suits a song; `widen` lets more in, where that has no solution: 0 is what suits best. */
export type Suits = {
  imagesFor: (move: Move) => readonly Image[];
  weigh: (image: Image) => number;
  judge: (line: Line, words: ReadonlySet<string>) => number;
  widen: (level: number) => void;
  /** Whether a whole line was in a song of before, and there are others. */
  isOld: (text: string) => boolean;
  /** Hears what the song says by now: what it says next makes up for how that feels. */
  hear: (unit: Unit) => void;
};

/** The last level. */
export const widest = 5;

/** What suits a song of a request; chance decides where it is at home, and who speaks where that is not said. */
export function createSuits(
  bank: Bank,
  { theme: phrase, mood, history }: SongRequest,
  theme: NamedTheme | null,
  random: Random,
  speaker?: Person,
): Suits {
  const { sign } = moods[mood];
  const family = familyOf(theme, sign);
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const person = speaker ?? one(speakers[family]) ?? null;
  const drawn = one(homes[family] ?? worlds);
  const nearness = createNearness(theme, theme?.world ?? drawn);
  const spoken = new Set(
    fieldsOf(theme).flatMap((field) => (bank.lexicon.nouns.get(field) ?? []).flatMap(formsOf)),
  );
  const valences = valencesOf(bank);
  const themed = themedImages(bank, phrase);
  const others = bank.images.filter((image) => !needsTheme(image));
  // Whoever speaks to a you also speaks of themself.
  const speaks = (who: Person) =>
    who === null || who === person || (person === 'tú' && who === 'yo');
  const feltIn = (words: readonly string[]) =>
    words.reduce((total, word) => total + (valences.get(word) ?? 0), 0);
  let level = 0;
  let felt = 0;
  // A song that has said little yet begins as it is to feel.
  const isAstray = () => felt * sign < 4;
  const suits = (image: Image): boolean => {
    if (!speaks(image.person)) return false;
    if (sign !== 0 && image.sign === -sign) return false;
    return image.families.includes(family) || image.person === null;
  };
  const pools = new Map<string, readonly Image[]>();
  return {
    isOld: (text) => level < widest - 1 && history?.has(text) === true,
    widen: (to) => {
      level = to;
    },
    hear: ({ image, lines }) => {
      for (const line of lines) felt += image.sign + feltIn(wordsOfLine(line));
    },
    imagesFor: (move) => {
      const key = `${move} ${level}`;
      let pool = pools.get(key);
      if (!pool) {
        const asked = [...themed, ...others].filter(
          (image) => image.move === move || (level >= 2 && move !== 'hook' && !needsTheme(image)),
        );
        pools.set(key, (pool = asked.filter(suits)));
      }
      return pool;
    },
    weigh: (image) =>
      nearness(image) *
      (image.families.includes(family) ? 1 : level === 0 ? 0.1 : 0.5) *
      (sign !== 0 && image.sign === sign ? (isAstray() ? 6 : 1.5) : 1),
    judge: (line, words) => {
      const said = wordsOfLine(line);
      if (history?.has(capitalised(textOf(line)))) return level < widest - 1 ? -Infinity : -100;
      const isOfTheme = said.some((word) => spoken.has(word)) ? 3.5 : 0;
      const repeated = said.filter((word) => words.has(word)).length;
      const feels = Math.max(-2, Math.min(2, feltIn(said)));
      const fillers = line.options.reduce((count, option) => count + option.fillers, 0);
      return isOfTheme - 2 * repeated - paddingOf(fillers) + sign * feels * (isAstray() ? 3 : 1);
    },
  };
}

/** Of two that a line could do without everybody hears that they fill it. */
const paddingOf = (fillers: number): number => (fillers > 1 ? 2 : 0);

/** Where a song of a family is most at home. */
const homes: Partial<Record<Family, readonly World[]>> = {
  fiesta: ['fiesta', 'noche', 'calle', 'mar'],
  ciudad: ['calle', 'noche', 'casa'],
  raíces: ['campo', 'casa', 'camino'],
};

/** Who speaks in it. */
const speakers: Record<Family, readonly Person[]> = {
  amor: ['tú'],
  desamor: ['tú'],
  fiesta: ['nos', 'tú'],
  lucha: ['yo', 'nos'],
  raíces: ['yo', 'nos'],
  ciudad: ['yo', 'nos'],
  vida: ['yo'],
  fe: ['yo', 'nos'],
};

/** The images of a theme: of one without words in the bank by how the song is to feel, and of love that is sad those of its end. */
function familyOf(theme: NamedTheme | null, sign: -1 | 0 | 1): Family {
  if (!theme) return sign > 0 ? 'amor' : sign < 0 ? 'desamor' : 'vida';
  return theme.family === 'amor' && sign < 0 ? 'desamor' : theme.family;
}

/** Of each bank that was asked. */
const known = new WeakMap<Bank, ReadonlyMap<string, number>>();

/** How the words of a bank feel, by their forms. */
export function valencesOf(bank: Bank): ReadonlyMap<string, number> {
  let valences = known.get(bank);
  if (!valences) known.set(bank, (valences = readValences(bank)));
  return valences;
}

const readValences = ({ lexicon: { nouns, adjectives } }: Bank): Map<string, number> =>
  new Map([
    ...[...nouns.values()]
      .flat()
      .flatMap((noun) => formsOf(noun).map((form): [string, number] => [form, noun.valence])),
    ...[...adjectives.values()].flatMap(({ m, f, mp, fp, valence }) =>
      [m, f, mp, fp].map((form): [string, number] => [form, valence]),
    ),
  ]);

const formsOf = ({ singular, plural }: { singular: string; plural: string | null }): string[] =>
  plural === null ? [singular] : [singular, plural];

/** The images of the bank that say the theme, with it in them. */
export function themedImages({ images }: Bank, theme: string): Image[] {
  const phrase = hookPhrase(theme);
  const saying = (text: string) => text.replaceAll('{tema}', `[${phrase}]`);
  return images
    .filter(needsTheme)
    .map((image) => ({ ...image, texts: [saying(image.texts[0]), saying(image.texts[1])] }));
}
