import type { SectionKind } from './plan.ts';
import type { SongSection } from './song.ts';

/** A section of a draft: runs of lines with nothing between them. */
export type DraftedSection = { kind: SectionKind; blocks: string[][] };

/** What is read of a draft: much more than a song has. */
const most = { lines: 300, line: 200 };

const kinds: ReadonlyMap<string, SectionKind> = new Map([
  ...(['verso', 'coro', 'puente', 'estrofa'] as const).map((kind) => [kind, kind] as const),
  ...([
    ['estribillo', 'coro'],
    ['a', 'A'],
    ['b', 'B'],
  ] as const),
]);

/**
 * The sections that a draft names, in its order; what stands before the first name, and under one that no song has, is left out. Of a
 * draft without names its stanzas are dealt out to the sections of ours.
 */
export function readDraft(text: string, ours: readonly SongSection[]): DraftedSection[] {
  const sections: { kind: SectionKind | null; blocks: string[][] }[] = [{ kind: null, blocks: [] }];
  let block: string[] | null = null;
  let hasNames = false;
  for (const line of text.split(/\r\n|[\r\n]/, most.lines)) {
    const words = line.length > most.line ? '' : line.trim();
    const heading = headingOf(words);
    if (heading !== undefined) {
      hasNames = true;
      sections.push({ kind: heading, blocks: [] });
    }
    if (words === '' || heading !== undefined) block = null;
    else if (block) block.push(words);
    else sections.at(-1)?.blocks.push((block = [words]));
  }
  if (!hasNames) return dealt(sections[0]?.blocks ?? [], ours);
  return sections.flatMap(({ kind, blocks }) => (kind === null ? [] : [{ kind, blocks }]));
}

/** The section that a line names: `[Coro]`, «**Verso 2:**»; null of another name in brackets, undefined of a line that names none. */
function headingOf(line: string): SectionKind | null | undefined {
  const name = /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u.exec(line)?.[1];
  const kind = name === undefined ? undefined : kinds.get(name.toLowerCase());
  return kind ?? (/^\W*\[[^\]]*\]\W*$/u.test(line) ? null : undefined);
}

function dealt(blocks: readonly string[][], ours: readonly SongSection[]): DraftedSection[] {
  let next = 0;
  return ours
    .filter(({ again }) => again === null)
    .map(({ kind, stanzas }) => ({
      kind,
      blocks: blocks.slice(next, (next += stanzas.length)),
    }));
}
