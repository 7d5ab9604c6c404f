import { plain } from './theme.ts';

/** Beginnings of words that nobody sings to anybody here, in plain letters. */
const beginnings =
  'hijueput hijuep hijodeput gonorre malparid maricon marica putos putas putit pirob carechimb guevon huevon pendej cabron zorras perras culer mierd verga chimb';
const whole = new Set('puta puto zorra perra culo hp hpta'.split(' '));
const stems = beginnings.split(' ');

/** Whether a theme has a word that insults; it is refused, and nothing is counted. */
export function isInsult(theme: string): boolean {
  const words = plain(theme).match(/\p{L}+/gu) ?? [];
  return words.some((word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)));
}
