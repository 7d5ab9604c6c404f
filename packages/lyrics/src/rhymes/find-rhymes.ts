import {
  nearRhymeOf,
  type Rhyme,
  type RhymeCloseness,
  rhymeOf,
  wordsOf,
} from '#packages/prosody/src/index.ts';
import { grouped } from '../grouped.ts';
import { plain, themeOf } from '../theme.ts';
import { isSameWord } from '../verify.ts';
import type { Bucket, RhymeGroup, RhymeList } from './rhyme-list.ts';

export type RhymeQuery = {
  /** A word, or a verse, whose last word counts. */
  word: string;
  kind: RhymeCloseness;
  /** Syllables of what is found; from `manySyllables` on, so many or more. Null of any. */
  syllables?: number | null;
  /** What the song is about: its words come first, or they alone. */
  theme?: string;
  onlyTheme?: boolean;
  /** How many words are found at most. */
  limit: number;
};

export type FoundRhyme = { word: string; syllables: number; isOfTheme: boolean };

export type FoundRhymes = {
  /** What was looked for. */
  word: string;
  /** The best first: of the theme, of songs, of dictionaries; the shorter before the longer. */
  words: FoundRhyme[];
  /** There are more than the limit. */
  hasMore: boolean;
};

const manySyllables = 4;

/** Of what is pasted, so much at its end is read; and no word that is sung is longer than this. */
const [longestText, longestWord] = [200, 40];

/** The words of a list that rhyme with one in a kind; null where there is no word to rhyme with. The same list and query find the same. */
export function findRhymes(list: RhymeList, query: RhymeQuery): FoundRhymes | null {
  const { kind, syllables = null, theme = '', onlyTheme = false, limit } = query;
  const word = lastWordOf(query.word);
  const rhyme = rhymeOf(word);
  if (!rhyme) return null;
  const groups = list.groupsOf(rhyme.assonant).filter(matching(kind, rhyme));
  const ofTheme = list.wordsOfFields(themeOf(theme)?.fields.split(' ') ?? []);
  const isWanted = ({ syllables: count }: Bucket) =>
    syllables === null || count === syllables || (syllables >= manySyllables && count > syllables);
  const words: FoundRhyme[] = [];
  for (const found of inOrder(groups, isWanted, ofTheme, onlyTheme)) {
    if (isSameWord(plain(found.word), plain(word))) continue;
    if (words.length >= limit) return { word, words, hasMore: true };
    words.push(found);
  }
  return { word, words, hasMore: false };
}

function lastWordOf(text: string): string {
  const word = wordsOf(text.slice(-longestText)).at(-1) ?? '';
  return word.length > longestWord ? '' : word;
}

function matching(kind: RhymeCloseness, rhyme: Rhyme): (group: RhymeGroup) => boolean {
  if (kind === 'consonante') return ({ consonant }) => consonant === rhyme.consonant;
  if (kind === 'asonante') return ({ consonant }) => consonant !== rhyme.consonant;
  const near = nearRhymeOf(rhyme);
  return (group) => group.consonant !== rhyme.consonant && group.near() === near;
}

/** What is of the theme, which all stands in the bank, then the rest. */
function* inOrder(
  groups: readonly RhymeGroup[],
  isWanted: (bucket: Bucket) => boolean,
  ofTheme: ReadonlySet<string>,
  onlyTheme: boolean,
): Generator<FoundRhyme> {
  const buckets = groups.flatMap((group) => group.buckets()).filter(isWanted);
  if (ofTheme.size > 0)
    for (const found of byLevel(buckets.filter(({ commonness }) => commonness === 1)))
      if (ofTheme.has(found.word)) yield { ...found, isOfTheme: true };
  if (onlyTheme) return;
  for (const found of byLevel(buckets))
    if (!ofTheme.has(found.word)) yield { ...found, isOfTheme: false };
}

/** The words of some buckets, common and short ones first; of those alike one of each bucket in turn, so that the first ones differ. */
function* byLevel(buckets: readonly Bucket[]): Generator<{ word: string; syllables: number }> {
  const levels = grouped(buckets, ({ commonness, syllables }) => commonness * 100 + syllables);
  for (const [level, alike] of [...levels].sort(([one], [other]) => one - other)) {
    let left: readonly Bucket[] = alike;
    for (let at = 0; left.length > 0; at += 1) {
      for (const { words } of left) {
        const word = words()[at];
        if (word !== undefined) yield { word, syllables: level % 100 };
      }
      left = left.filter(({ words }) => words().length > at + 1);
    }
  }
}
