import { compareRhymes, type Rhyme, rhymeOf, wordsOf } from '#packages/prosody/src/index.ts';
import { type Bank, type Image, needsTheme, type Line, textOf } from '../bank.ts';
import { capitalised, contentWords } from '../line-text.ts';
import { createRandom, type Random } from '../random.ts';
import { createSuits, themedImages, type Suits } from '../suits.ts';
import { themeOf } from '../theme.ts';
import { isSameWord } from '../verify.ts';
import { type LineAtWork, speakerOf, type StanzaAtWork } from './song-at-work.ts';

/** What a line of a stanza has to rhyme with. */
export type Partner = { text: string; last: string; rhyme: Rhyme };

/** A stanza with what the search for other lines asks about it. */
export type StanzaContext = {
  bank: Bank;
  random: Random;
  suits: Suits;
  /** The image that a line came from, with the theme in it where it says that. */
  imageOf: (line: LineAtWork) => Image | null;
  /** How well a line of the bank does in the song; -Infinity of one that it has. */
  judge: (line: Line) => number;
  isSaid: (text: string) => boolean;
  /** Images that the song says already. */
  used: ReadonlySet<string>;
};

export function createContext(bank: Bank, stanza: StanzaAtWork): StanzaContext {
  const { theme, mood, lines, others, seed } = stanza;
  const random = createRandom(seed);
  const all = [...lines, ...others];
  const byId = new Map(bank.images.map((image) => [image.id, image]));
  const used = new Set(all.flatMap(({ image }) => image ?? []));
  const persons = [...used].map((id) => byId.get(id)?.person ?? null);
  // Its genre and structure say nothing about which images suit a song.
  const request = { theme, mood, genre: 'pop', structure: 'free', seed } as const;
  const speaker = speakerOf(persons) ?? undefined;
  const suits = createSuits(bank, request, themeOf(theme), random, speaker);
  let themed: ReadonlyMap<string, Image> | undefined;
  const imageOf = ({ image: id }: LineAtWork): Image | null => {
    const image = id === null ? undefined : byId.get(id);
    if (!image || !needsTheme(image)) return image ?? null;
    themed ??= new Map(themedImages(bank, theme).map((one) => [one.id, one]));
    return themed.get(image.id) ?? null;
  };
  const said = new Set(all.map(({ text }) => text));
  const words = new Set(all.flatMap(({ text }) => contentWords(text)));
  return {
    ...{ bank, random, suits, imageOf, used },
    isSaid: (text) => said.has(text),
    judge: (line) => (said.has(capitalised(textOf(line))) ? -Infinity : suits.judge(line, words)),
  };
}

/** The lines that the one at a place of a stanza is to rhyme with. */
export function partnersOf(lines: readonly LineAtWork[], at: number): Partner[] {
  const letter = lines[at]?.letter ?? '-';
  if (letter === '-') return [];
  return lines.flatMap(({ text, letter: other }, place) => {
    const rhyme = place === at || other !== letter ? null : rhymeOf(text);
    return rhyme ? [{ text, last: lastWord(text), rhyme }] : [];
  });
}

export const lastWord = (text: string): string => (wordsOf(text).at(-1) ?? '').toLowerCase();

/** How a text rhymes with all of these: the weaker of its rhymes; null where it does not, or says one of their words again. */
export function rhymeWith(
  text: string,
  partners: readonly Partner[],
): 'consonante' | 'asonante' | null {
  const last = lastWord(text);
  const kinds = partners.map((partner) =>
    isSameWord(last, partner.last) ? null : compareRhymes(text, partner.text),
  );
  if (kinds.includes(null)) return null;
  return kinds.includes('asonante') ? 'asonante' : 'consonante';
}
