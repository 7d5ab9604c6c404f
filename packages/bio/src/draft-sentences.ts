import { capital } from './capital.ts';
import type { Draft, Lead, Option } from './draft.ts';
import type { Facts, ListedFact } from './facts.ts';
import { genrePhrases } from './genres.ts';
import { firstOnes, isListOfWords, listing } from './listing.ts';
import type { Manner } from './manner.ts';
import { limits, type Platform } from './platforms.ts';
import { oneOf } from './random.ts';
import { readingOf } from './shape.ts';
import { createTeller } from './tell.ts';
import { fill, lengthOf, type Piece } from './template.ts';
import { texts } from './texts/texts.ts';
import { firstWorth, itemWorth, kindWorth } from './worth.ts';

/** What stands before a message: a space, or a line between paragraphs. */
const paragraph = '\n\n';

/** What a platform of whole sentences could say: the seed chooses one sentence of each length, the room which of them stands. */
export function draftSentences(
  platform: Platform,
  facts: Facts,
  { tone, language, person }: Manner,
  random: () => number,
): Draft {
  const { opening, style, experience, achievements, sheet } = texts[language][tone];
  const name: Piece[] = [facts.name].map(({ id, text }) => ({ text, fact: id }));
  const phrases = genrePhrases(facts.genre.genre, language);
  const genre = (text: string): Piece[] => [{ text, fact: 'genre' }];
  const slots = {
    name,
    genre: genre(phrases.genre),
    Genre: genre(capital(phrases.genre)),
    the: genre(phrases.the),
    al: genre(phrases.al),
    del: genre(phrases.del),
  };
  const one = ({ long, medium }: { long: readonly string[]; medium: readonly string[] }) => [
    oneOf(long, random),
    oneOf(medium, random),
  ];
  const whole = (template: string, value: number): Option => {
    const pieces = fill(template, person, slots);
    return { length: lengthOf(pieces), value, pieces: () => pieces };
  };
  const teller = createTeller({ tone, language, person }, random);
  const told = (kind: 'style' | 'experience', templates: readonly string[]): Option[] =>
    firstOnes(facts[kind], limits[platform] - facts.name.text.length).flatMap((said) => {
      const value = kindWorth(platform, kind) + firstWorth(said.length);
      const items = listing(said, isListOfWords(kind, language));
      const [long, medium] = templates.map((template) => fill(template, person, { [kind]: items }));
      const sentence =
        kind === 'style' ? teller?.style(said) : teller?.experience(said, templates[0] ?? '');
      // Of two that say the same the sentence, or the one that says it in more words.
      return [sentence ?? long ?? [], medium ?? []].map((pieces, at) => ({
        ...{ length: lengthOf(pieces), value: at === 0 ? value + 1 : value },
        pieces: () => pieces,
      }));
    });
  const list = teller?.achievements(facts.achievements) ?? {
    leads: one(achievements),
    items: facts.achievements.map((fact) => ({
      pieces: [{ text: readingOf(fact).inSentence, fact: fact.id }],
      ...{ between: fact.joint, last: fact.joint },
    })),
  };
  const lead = (template: string): Lead => {
    const gap: Piece = { text: '', fact: 'achievement-1' };
    const pieces = fill(template, person, { achievements: [gap] });
    const at = pieces.indexOf(gap);
    return {
      length: lengthOf(pieces),
      value: kindWorth(platform, 'achievements'),
      open: pieces.slice(0, at),
      close: pieces.slice(at + 1),
      beginsSentence: at === 0,
    };
  };
  const isPress = platform === 'press';
  const isBare = [facts.style, facts.experience, facts.achievements].every(isEmpty);
  const isStyleAlone = isEmpty(facts.experience) && isEmpty(facts.achievements);
  return {
    start: [],
    messages: [
      {
        before: '',
        options: one(opening).map((template, at) =>
          whole(template, kindWorth(platform, 'genre') + (at === 0 ? 1 : 0)),
        ),
      },
      {
        before: isPress && isStyleAlone ? paragraph : ' ',
        options: told('style', one(style)),
      },
      {
        before: isPress ? paragraph : ' ',
        options: told('experience', one(experience)),
      },
      {
        before: paragraph,
        options: isPress && isBare ? [whole(oneOf(sheet, random), 1)] : [],
      },
    ],
    list: {
      before: platform === 'youtube' ? ' ' : paragraph,
      leads: list.leads.map(lead),
      items: list.items.map((item, at) => ({ ...item, value: itemWorth(at) })),
    },
  };
}

const isEmpty = (facts: readonly ListedFact[]) => facts.length === 0;
