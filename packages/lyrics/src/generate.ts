import { type Bank, type Image, type Line, type Move, type Person, textOf } from './bank.ts';
import type { Family, Theme } from './bank/themes.ts';
import { capitalised } from './capitalised.ts';
import { oneLine } from '#packages/one-line/src/index.ts';
import { moods } from './moods.ts';
import { planSong, type StanzaPlan } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { type Draft, solveStanza, type Unit } from './solve.ts';
import type { Song, SongLine, SongRequest, SongSection, SongStanza } from './song.ts';
import { hookPhrase, themeOf } from './theme.ts';

/** A song begins anew where a stanza of it has no solution beside those that it has by then. */
const attempts = 8;

/** A song of the bank. Throws where the bank has none, which a test of every form keeps from happening. */
export function generateSong(bank: Bank, request: SongRequest): Song {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const song = tryToWrite(bank, request, createRandom(request.seed + attempt * 0x9e3779b9));
    if (song) return song;
  }
  throw new Error(`no song: ${JSON.stringify({ ...request, history: undefined })}`);
}

function tryToWrite(bank: Bank, request: SongRequest, random: Random): Song | null {
  const theme = themeOf(request.theme);
  const suits = createSuits(bank, request, theme, random);
  const words = new Set<string>();
  const draft: Draft = {
    ...{ bank, random, used: new Set(), ends: new Set(), hook: null },
    imagesFor: suits.imagesFor,
    weigh: suits.weigh,
    judge: (line) => suits.judge(line, words),
  };
  const sections: SongSection[] = [];
  for (const { kind, stanzas, again } of planSong(request.structure, request.genre, random)) {
    const before = again === null ? undefined : sections[again];
    const written = before?.stanzas ?? writeStanzas(draft, stanzas, suits, words);
    if (!written) return null;
    sections.push({ kind, stanzas: written, again });
  }
  return { title: capitalised(oneLine(request.theme)), sections };
}

/** What suits a song; `widen` lets more in, where that has no solution: 0 is what suits best. */
type Suits = {
  imagesFor: (move: Move) => readonly Image[];
  weigh: (image: Image) => number;
  judge: (line: Line, words: ReadonlySet<string>) => number;
  widen: (level: number) => void;
};

const widest = 5;

/** Of a stanza that nothing else fits, such as the chorus of a theme of one very long word. */
const longestMetre = 11;

function writeStanzas(
  draft: Draft,
  plans: readonly StanzaPlan[],
  suits: Suits,
  words: Set<string>,
): SongStanza[] | null {
  const stanzas: SongStanza[] = [];
  for (const plan of plans) {
    const stanza = writeStanza(draft, plan, suits, words);
    if (!stanza) return null;
    stanzas.push(stanza);
  }
  return stanzas;
}

function writeStanza(
  draft: Draft,
  plan: StanzaPlan,
  suits: Suits,
  words: Set<string>,
): SongStanza | null {
  // A line of two halves has an image of its own: in another metre the plan would have too few lines.
  const isHalved = typeof plan.metres[0] !== 'number';
  for (let level = 0; level <= widest; level += 1) {
    suits.widen(level);
    const wider: StanzaPlan = {
      ...plan,
      rhyme: level >= 3 ? 'asonante' : plan.rhyme,
      metres: level === widest && !isHalved ? plan.metres.map(() => longestMetre) : plan.metres,
    };
    const units = solveStanza(draft, wider);
    if (!units) continue;
    suits.widen(0);
    for (const unit of units) take(draft, unit, words, plan.moves.includes('hook'));
    return { rhyme: wider.rhyme, lines: linesOf(units, wider) };
  }
  return null;
}

function take(draft: Draft, unit: Unit, words: Set<string>, hasHook: boolean): void {
  draft.used.add(unit.image);
  if (hasHook && unit.image.move === 'hook') draft.hook ??= unit;
  for (const line of unit.lines) {
    draft.ends.add(line.last);
    for (const word of contentWords(textOf(line))) words.add(word);
  }
}

function linesOf(units: readonly Unit[], { metres, scheme }: StanzaPlan): SongLine[] {
  if (typeof metres[0] !== 'number')
    return units.map(({ image, lines: [first, second] }, at) => ({
      text: capitalised(`${textOf(first).replace(/(?<![,;:.?!…])$/, ',')} ${textOf(second)}`),
      ...{ metre: metres[at] ?? 8, letter: scheme[at] ?? '-', images: [image.id] },
    }));
  return units.flatMap(({ image, lines }, unit) =>
    lines.map((line, at) => ({
      text: capitalised(textOf(line)),
      metre: metres[unit * 2 + at] ?? 8,
      ...{ letter: scheme[unit * 2 + at] ?? '-', images: [image.id] },
    })),
  );
}

/** Words that a song should not say again and again. */
const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !functionWords.has(word));

const functionWords = new Set(
  'para pero como cuando donde aunque porque desde hasta entre sobre este esta estos estas esos esas todo toda todos todas cada nada algo nadie siempre nunca mientras según también quien'.split(
    ' ',
  ),
);

const worlds = ['casa', 'calle', 'campo', 'mar', 'noche', 'fiesta', 'camino'];

/** Where a song of a family is most at home. */
const homes: Partial<Record<Family, readonly string[]>> = {
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

/** The family of a theme without words in the bank, by how the song is to feel. */
const familyOf = (sign: -1 | 0 | 1): Family => (sign > 0 ? 'amor' : sign < 0 ? 'desamor' : 'vida');

function createSuits(
  bank: Bank,
  { theme: phrase, mood, history }: SongRequest,
  theme: Theme | null,
  random: Random,
): Suits {
  const { sign } = moods[mood];
  const family = theme?.family ?? familyOf(sign);
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const person = one(speakers[family]) ?? null;
  const world = one(homes[family] ?? worlds);
  const fields = (theme?.fields ?? '').split(' ').filter((field) => field !== '');
  const spoken = new Set(
    fields.flatMap((field) => (bank.lexicon.nouns.get(field) ?? []).flatMap(formsOf)),
  );
  const named = new RegExp(`\\{[^}@]*\\b(?:${fields.join('|') || '-'})\\b`, 'u');
  const valences = new Map(
    [...bank.lexicon.nouns.values()]
      .flat()
      .flatMap((noun) => formsOf(noun).map((form): [string, number] => [form, noun.valence])),
  );
  const hooks = hooksFor(bank, phrase);
  // Whoever speaks to a you also speaks of themself.
  const speaks = (who: Person) =>
    who === null || who === person || (person === 'tú' && who === 'yo');
  let level = 0;
  const suits = (image: Image): boolean => {
    if (!speaks(image.person)) return false;
    if (sign !== 0 && image.sign === -sign) return false;
    return image.families.includes(family) || image.person === null;
  };
  const pools = new Map<string, readonly Image[]>();
  return {
    widen: (to) => {
      level = to;
    },
    imagesFor: (move) => {
      const key = `${move} ${level}`;
      let pool = pools.get(key);
      if (!pool) {
        const isAsked = (image: Image) =>
          image.move === move || (level >= 2 && move !== 'hook' && image.move !== 'hook');
        const all = move === 'hook' ? hooks : bank.images;
        pools.set(key, (pool = all.filter((image) => isAsked(image) && suits(image))));
      }
      return pool;
    },
    weigh: ({ worlds: at, sign: feels, texts, families }) =>
      (families.includes(family) ? 1 : level === 0 ? 0.1 : 0.5) *
      (at.length === 0 ? 1 : world !== undefined && at.includes(world) ? 2.5 : 0.4) *
      (sign !== 0 && feels === sign ? 1.5 : 1) *
      (texts.some((text) => named.test(text)) ? 2.5 : 1),
    judge: (line, words) => {
      const text = textOf(line);
      const said = contentWords(text);
      if (history?.has(capitalised(text))) return level < widest - 1 ? -Infinity : -100;
      const isOfTheme = said.some((word) => spoken.has(word)) ? 2 : 0;
      const repeated = said.filter((word) => words.has(word)).length;
      const feels = said.reduce((total, word) => total + (valences.get(word) ?? 0), 0);
      return isOfTheme - 2 * repeated + sign * Math.max(-2, Math.min(2, feels)) * 0.3;
    },
  };
}

const formsOf = ({ singular, plural }: { singular: string; plural: string | null }): string[] =>
  plural === null ? [singular] : [singular, plural];

/** The hooks of the bank with a theme in them. */
function hooksFor({ images }: Bank, theme: string): Image[] {
  const phrase = hookPhrase(theme);
  return images
    .filter(({ move }) => move === 'hook')
    .map((image) => ({
      ...image,
      texts: [
        image.texts[0].replaceAll('{tema}', `[${phrase}]`),
        image.texts[1].replaceAll('{tema}', `[${phrase}]`),
      ],
    }));
}
