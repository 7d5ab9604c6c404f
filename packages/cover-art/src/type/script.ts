import { characters } from '../tables/characters.ts';

/** The way that a text runs: that of the first letter that has one (UAX #9, rule P2). */
export type Direction = 'ltr' | 'rtl';

export const directionOf = (text: string): Direction =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}]/u.test(text) ? 'rtl' : 'ltr';

/** Letters that hold on to each other: space between them would cut a word. */
export const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Nko}]/u.test(text);

/** A text that every face sets alone, with no letter from another one. */
export const isPlain = (text: string): boolean =>
  /^[\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]*$/u.test(text);

/** The first character of a text that no typeface of ours has; it would be an empty box. */
export const missingCharacter = (text: string): string | undefined =>
  Array.from(text).find((character) => !isKnown(character.codePointAt(0) ?? 0));

const ranges = characters
  .trim()
  .split(/\s+/)
  .map((range) => {
    const [from = '', to = from] = range.split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });

const isKnown = (point: number): boolean =>
  ranges.some(({ from, to }) => point >= from && point <= to);
