import type { EditedLine } from './edited-song.ts';

/** Of each verse that says what one before it says, by its key: the place of that one, counted from 0. */
export function repeatedVerses(lines: readonly EditedLine[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [place, { key, text }] of lines.entries()) {
    const said = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    if (said === '') continue;
    const before = first.get(said);
    if (before === undefined) first.set(said, place);
    else repeated.set(key, before);
  }
  return repeated;
}
