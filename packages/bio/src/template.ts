import type { FactId } from './facts.ts';
import { type Person, persons } from './manner.ts';

/** A piece of a biography, and the fact that it says; what only joins has none. */
export type Piece = { text: string; fact: FactId | null };

/** A template for one person: what stands in it, and the names of what it leaves open. */
type Part = { text: string } | { slot: string };

const known = new Map<string, readonly Part[]>();

/**
 * The parts of a template: `{name}` is left open, and of `(mi|nuestra|su)` the one of the person stands.
 * @example expand('(Soy|Somos|Esto es) {name}.', '1p') // 'Somos ', {name}, '.'
 */
export function expand(template: string, person: Person): readonly Part[] {
  const key = `${person} ${template}`;
  const before = known.get(key);
  if (before) return before;
  const at = persons.indexOf(person);
  const said = template.replaceAll(/\(([^()]*)\)/g, (_, ways: string) => ways.split('|')[at] ?? '');
  const parts = said
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text): Part => (text.startsWith('{') ? { slot: text.slice(1, -1) } : { text }));
  known.set(key, parts);
  return parts;
}

/** The pieces of a template with what it leaves open filled in. A name that is not filled in is a fault of ours. */
export const fill = (
  template: string,
  person: Person,
  slots: Readonly<Record<string, readonly Piece[]>>,
): Piece[] =>
  expand(template, person).flatMap((part): readonly Piece[] => {
    if ('text' in part) return [{ text: part.text, fact: null }];
    const pieces = slots[part.slot];
    if (!pieces) throw new Error(`Nothing fills {${part.slot}}.`);
    return pieces;
  });

/** In UTF-16 units. */
export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);
