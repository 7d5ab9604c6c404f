import type { Inline } from '#content/markdown/tree.ts';
import type { Font, Style } from './paper.ts';

/** Words in one font, with the page that they lead to. */
export type Run = { text: string; font: Font; href: string | null };
export type Line = readonly Run[];
export type Measure = (text: string, font: Font, size: number) => number;

/** What stands between two places where a line may break; `joined` when no space parts it from the one before. */
type Word = { runs: readonly Run[]; joined: boolean };

/** Breaks a text into lines no wider than `width`, with as many words on each as fit. */
export function setLines(
  text: readonly Inline[],
  style: Style,
  width: number,
  measure: Measure,
): Line[] {
  const widthOf = (runs: Line) =>
    runs.reduce((sum, run) => sum + measure(run.text, run.font, style.size), 0);
  const space = measure(' ', style.font, style.size);
  const lines: Run[][] = [];
  let used = width;
  for (const word of wordsOf(runsOf(text, style.font), (runs) => widthOf(runs) > width)) {
    const gap = word.joined ? 0 : space;
    const wide = widthOf(word.runs);
    const line = lines.at(-1);
    if (line && used + gap + wide <= width) {
      used += gap + wide;
      append(line, word);
    } else {
      used = wide;
      lines.push(word.runs.map((run) => ({ ...run })));
    }
  }
  return lines;
}

/** How wide the widest piece is that cannot be broken. */
export const widestPiece = (text: readonly Inline[], style: Style, measure: Measure): number =>
  Math.max(0, ...setLines(text, style, 0, measure).map((line) => lineWidth(line, style, measure)));

export const lineWidth = (line: Line, { size }: Style, measure: Measure): number =>
  line.reduce((sum, run) => sum + measure(run.text, run.font, size), 0);

/** Words in one font become one run, with their spaces, so that they are copied and read as one text. */
function append(line: Run[], { runs, joined }: Word): void {
  const [first, ...others] = runs;
  const last = line.at(-1);
  if (!first || !last) return;
  const gap = joined ? '' : ' ';
  if (last.font === first.font && last.href === first.href) last.text += gap + first.text;
  else if (last.href === null) {
    last.text += gap;
    line.push({ ...first });
  } else line.push({ ...first, text: gap + first.text });
  line.push(...others.map((run) => ({ ...run })));
}

function runsOf(text: readonly Inline[], font: Font, href: string | null = null): Run[] {
  return text.flatMap((part) => {
    switch (part.type) {
      case 'text':
        return [{ text: part.text, font, href }];
      case 'code':
        return [{ text: part.text, font: 'mono' as const, href }];
      case 'strong':
        return runsOf(part.children, font === 'text' ? 'bold' : font, href);
      case 'em':
        return runsOf(part.children, font === 'text' ? 'italic' : font, href);
      case 'link':
        return runsOf(part.children, font, part.href);
    }
  });
}

function wordsOf(runs: Line, isTooWide: (runs: Line) => boolean): Word[] {
  const words: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...others] = run.text.split(' ');
    if (first) words.at(-1)?.push({ ...run, text: first });
    for (const text of others) words.push(text ? [{ ...run, text }] : []);
  }
  return words
    .filter((word) => word.length > 0)
    .flatMap((word) => (isTooWide(word) ? pieces(word) : [{ runs: word, joined: false }]));
}

/** A name too long for its line breaks after its own marks. */
function pieces(word: Line): Word[] {
  const [run] = word;
  const parts = run && word.length === 1 ? run.text.match(/[^-_/.]+[-_/.]*/g) : null;
  if (!run || !parts) return [{ runs: word, joined: false }];
  return parts.map((text, index) => ({ runs: [{ ...run, text }], joined: index > 0 }));
}
