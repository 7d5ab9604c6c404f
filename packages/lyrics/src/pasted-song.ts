import { oneLine } from '#packages/one-line/src/index.ts';
import { rhymeOf, scan } from '#packages/prosody/src/index.ts';
import { isCountable } from './analyze.ts';
import type { KeptLine, KeptSection, KeptSong } from './kept-song.ts';
import { longest } from './limits.ts';
import type { SectionKind } from './plan.ts';
import { plain } from './theme.ts';

/** What people write over a section, in plain letters. */
const headings = new Map<string, SectionKind>(
  Object.entries({
    ...{ intro: 'intro', introduccion: 'intro', entrada: 'intro' },
    ...{ verso: 'verso', verse: 'verso', estrofa: 'estrofa' },
    ...{ precoro: 'precoro', 'pre coro': 'precoro', 'pre chorus': 'precoro' },
    ...{ coro: 'coro', estribillo: 'coro', chorus: 'coro', hook: 'coro', gancho: 'coro' },
    ...{ puente: 'puente', bridge: 'puente' },
    ...{ final: 'final', outro: 'final', cierre: 'final', coda: 'final' },
  } as const),
);

/**
 * A song out of a text that somebody wrote elsewhere: sections where it has headings («[Coro]», «Verso 2:», «ESTRIBILLO»), stanzas
 * where it has empty lines. The metre of a stanza is what most of its lines have; lines that sound alike at the end have one letter.
 */
export function songOfText(title: string, text: string): KeptSong {
  const sections: KeptSection[] = [];
  const lines = text.split('\n').map(oneLine);
  let kind: SectionKind | null = null;
  let stanza: string[] = [];
  const close = () => {
    if (stanza.length > 0) addStanza(sections, kind, stanza);
    stanza = [];
  };
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      close();
      kind = heading;
      sections.push({ kind, again: null, stanzas: [] });
    } else if (line === '') close();
    else stanza.push(line);
  }
  close();
  return { title: title || titleOf(sections) || 'Sin título', sections: repeated(sections) };
}

/** «[Coro]», «(Verso 2)», «CORO:», «Puente». */
function headingOf(line: string): SectionKind | null {
  const name = plain(line)
    .replaceAll(/[[\]():*_-]/g, (sign) => (sign === '-' ? ' ' : ''))
    .replace(/\s*(?:\d+|x\s*\d+|\s[ivx]+)$/u, '')
    .trim();
  return headings.get(name) ?? null;
}

/** Without a heading each stanza is a section. */
function addStanza(
  sections: KeptSection[],
  kind: SectionKind | null,
  lines: readonly string[],
): void {
  const stanza = { lines: linesOf(lines) };
  const last = sections.at(-1);
  if (kind !== null && last) last.stanzas.push(stanza);
  else sections.push({ kind: 'estrofa', again: null, stanzas: [stanza] });
}

/** A heading without a text says the last section of its kind again; so does a section that has the same lines. */
function repeated(sections: readonly KeptSection[]): KeptSection[] {
  const kept: KeptSection[] = [];
  for (const section of sections) {
    const same = kept.findLastIndex(
      (one) =>
        one.again === null &&
        one.kind === section.kind &&
        (section.stanzas.length === 0 || saysOf(one) === saysOf(section)),
    );
    if (same >= 0) kept.push({ ...section, again: same, stanzas: [] });
    else if (section.stanzas.length > 0) kept.push(section);
  }
  return kept;
}

const saysOf = ({ stanzas }: KeptSection): string =>
  stanzas.map(({ lines }) => lines.map(({ text }) => plain(text)).join('\n')).join('\n\n');

function linesOf(texts: readonly string[]): KeptLine[] {
  const counts = texts.flatMap((text) => (isCountable(text) ? (scan(text)?.def ?? []) : []));
  const metre = Math.min(longest.metre, commonest(counts) ?? 8);
  const keys = texts.map((text) => rhymeOf(text)?.assonant ?? null);
  const letters = new Map<string, string>();
  return texts.map((text, at): KeptLine => {
    const key = keys[at] ?? null;
    const isAlone = key === null || keys.filter((one) => one === key).length < 2;
    if (!isAlone && !letters.has(key) && letters.size < alphabet.length)
      letters.set(key, alphabet.charAt(letters.size));
    const letter = isAlone ? '-' : (letters.get(key) ?? '-');
    return { text, metre, letter, image: null, isLocked: false };
  });
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Of those that come as often the first. */
function commonest(counts: readonly number[]): number | null {
  const often = (count: number) => counts.filter((one) => one === count).length;
  return counts.reduce<number | null>(
    (best, count) => (best === null || often(count) > often(best) ? count : best),
    null,
  );
}

/** The first words that it says. */
function titleOf(sections: readonly KeptSection[]): string {
  const lines = sections.flatMap(({ stanzas }) => stanzas.flatMap((stanza) => stanza.lines));
  const first = lines.find(({ text }) => /\p{L}/u.test(text))?.text ?? '';
  const words = first.split(' ').slice(0, 6).join(' ').slice(0, longest.title);
  return words.replace(/[,;:.]+$/, '');
}
