import { type Hint, hints } from './tables/hints.ts';

/** What was understood of a description: what the page says of it, and the styles and palettes that it asks for. */
export type Understood = {
  says: readonly string[];
  styles: readonly string[];
  palettes: readonly string[];
};

/** All that can be understood, as a page says it. */
export const vocabulary: readonly string[] = hints.map(({ says }) => says);

/** A description is a sentence or two; of more the beginning is read. */
const longestRead = 600;

/** Reads words that this engine can draw; what it has no words for is drawn by nothing, and said by nothing. */
export function readDescription(text: string): Understood {
  const words = plain(text.slice(0, longestRead)).match(/[a-z]+/g) ?? [];
  const heard = new Set<Hint>();
  for (const word of words) {
    const hint = hints.find((one) =>
      one.words.split(' ').some((beginning) => isHeard(word, beginning)),
    );
    if (hint) heard.add(hint);
  }
  const listed = (key: 'styles' | 'palettes') => [
    ...new Set([...heard].flatMap((hint) => hint[key]?.split(' ') ?? [])),
  ];
  return {
    ...{ styles: listed('styles'), palettes: listed('palettes') },
    says: [...heard].map(({ says }) => says),
  };
}

const isHeard = (word: string, beginning: string): boolean =>
  beginning.length < 5 ? word === beginning : word.startsWith(beginning);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ñ', 'n')
    .replaceAll(/[áéíóúü]/g, (letter) => 'aeiouu'.charAt('áéíóúü'.indexOf(letter)));
