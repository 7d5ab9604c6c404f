import type { Bank } from '#packages/lyrics/src/index.ts';

/** What a word can be: gender and number, either of which may be open. */
type Tag = { gender: 'm' | 'f' | null; number: 's' | 'p' };

const determiners: Readonly<Record<string, Tag>> = {
  ...tagged('el un este ese aquel nuestro otro', 'm', 's'),
  ...tagged('la una esta esa aquella nuestra otra', 'f', 's'),
  ...tagged('los unos estos esos aquellos nuestros otros', 'm', 'p'),
  ...tagged('las unas estas esas aquellas nuestras otras', 'f', 'p'),
  ...tagged('mi tu su', null, 's'),
  ...tagged('mis tus sus', null, 'p'),
};

/** Adjectives that are adverbs as well: they say nothing of the noun before them. */
const adverbs = new Set(['temprano', 'solo']);

/** Nouns of two genders, as they are said here («el mañana» is what comes); and a number: «a las cuatro». */
const fine = new Set(['capital', 'radio', 'cometa', 'cometas', 'cuatro', 'mañana']);

/**
 * Places of these lines where a determiner does not agree with the noun behind it, or an adjective between two words of a noun's with
 * that noun: read from the text by the tables of words alone, which say nothing of how a line was made.
 */
export function disagreements(bank: Bank, lines: readonly string[]): string[] {
  const nouns = nounTags(bank);
  const adjectives = adjectiveTags(bank);
  // «La grito», «el tinto despierta»: what is a form of a verb, too, may be that.
  const verbs = new Set([...bank.lexicon.verbs.values()].flatMap((verb) => Object.values(verb)));
  return lines.flatMap((line) => {
    const words = line.toLowerCase().match(/\p{L}+|[^\p{L}\s]/gu) ?? [];
    return words.flatMap((word, at) => {
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      const tags = nouns.get(word);
      const determiner = determiners[before];
      if (!tags || !determiner) return [];
      const fitting = tags.filter((tag) => agree(determiner, tag) || isElAgua(before, tag));
      if (fitting.length === 0)
        return verbs.has(word) || fine.has(word) ? [] : [`${before} ${word}: ${line}`];
      const qualities = adjectives.get(after);
      // What is a noun too, or a verb, may begin something else.
      if (!qualities || [nouns, verbs, adverbs].some((words) => words.has(after))) return [];
      const isSaid = fitting.some((tag) => qualities.some((quality) => agree(quality, tag)));
      return isSaid ? [] : [`${word} ${after}: ${line}`];
    });
  });
}

const agree = (one: Tag, other: Tag): boolean =>
  one.number === other.number &&
  (one.gender === null || other.gender === null || one.gender === other.gender);

/** El agua, un alma: feminine, and takes el. */
const isElAgua = (before: string, tag: Tag & { takesEl?: boolean }): boolean =>
  tag.takesEl === true && (before === 'el' || before === 'un') && tag.number === 's';

function nounTags({ lexicon }: Bank): Map<string, (Tag & { takesEl?: boolean })[]> {
  const tags = new Map<string, (Tag & { takesEl?: boolean })[]>();
  const add = (word: string | null, tag: Tag & { takesEl?: boolean }) => {
    if (word !== null) tags.set(word, [...(tags.get(word) ?? []), tag]);
  };
  for (const { singular, plural, gender } of [...lexicon.nouns.values()].flat()) {
    const of = gender === 'm' ? 'm' : 'f';
    add(singular, { gender: of, number: 's', takesEl: gender === 'fa' });
    add(plural, { gender: of, number: 'p' });
  }
  return tags;
}

function adjectiveTags({ lexicon }: Bank): Map<string, Tag[]> {
  const tags = new Map<string, Tag[]>();
  for (const { m, f, mp, fp } of lexicon.adjectives.values())
    for (const [word, tag] of [
      [m, { gender: 'm', number: 's' }],
      [f, { gender: 'f', number: 's' }],
      [mp, { gender: 'm', number: 'p' }],
      [fp, { gender: 'f', number: 'p' }],
    ] as const)
      tags.set(word, [...(tags.get(word) ?? []), tag]);
  return tags;
}

function tagged(words: string, gender: Tag['gender'], number: Tag['number']) {
  return Object.fromEntries(words.split(' ').map((word) => [word, { gender, number }]));
}
