import type { Draft, Option } from './draft.ts';
import type { Facts } from './facts.ts';
import { genrePhrases } from './genres.ts';
import { firstOnes, isListOfWords, listing } from './listing.ts';
import type { Manner } from './manner.ts';
import { limits } from './platforms.ts';
import { oneOf } from './random.ts';
import { readingOf } from './shape.ts';
import { fill, lengthOf } from './template.ts';
import { texts } from './texts/texts.ts';
import { firstWorth, itemWorth, kindWorth } from './worth.ts';

/** What a platform of one line or few could say: the name, and each fact beside it after the separator of the tone. */
export function draftSegments(
  platform: 'tiktok' | 'instagram',
  facts: Facts,
  { tone, language, person }: Manner,
  random: () => number,
): Draft {
  const { segments, separators } = texts[language][tone];
  const separator = separators[platform];
  const { genre, the } = genrePhrases(facts.genre.genre, language);
  const genres = [oneOf(segments.genre, random), '{genre}'].map((template): Option => {
    const pieces = fill(template, person, {
      genre: [{ text: genre, fact: 'genre' }],
      the: [{ text: the, fact: 'genre' }],
    });
    return {
      length: lengthOf(pieces),
      value: kindWorth(platform, 'genre'),
      pieces: () => pieces,
    };
  });
  const told = (kind: 'style' | 'experience'): Option[] => {
    const templates = [oneOf(segments[kind], random), `{${kind}}`];
    const room = limits[platform] - facts.name.text.length;
    return firstOnes(facts[kind], room).flatMap((said) => {
      const items = listing(said, isListOfWords(kind, language));
      const length = lengthOf(items);
      const value = kindWorth(platform, kind) + firstWorth(said.length);
      return templates.map((template) => ({
        length: length + lengthOf(fill(template, person, { [kind]: [] })),
        value,
        pieces: () => fill(template, person, { [kind]: items }),
      }));
    });
  };
  return {
    start: [{ text: facts.name.text, fact: facts.name.id }],
    messages: [genres, told('style'), told('experience')].map((options) => ({
      before: separator,
      options,
    })),
    list: {
      before: separator,
      leads: [
        {
          ...{ length: 0, value: kindWorth(platform, 'achievements') },
          ...{ open: [], close: [], beginsSentence: false },
        },
      ],
      items: facts.achievements.map((fact, at) => ({
        pieces: [{ text: readingOf(fact).inSentence, fact: fact.id }],
        between: separator,
        last: separator,
        value: itemWorth(at),
      })),
    },
  };
}
