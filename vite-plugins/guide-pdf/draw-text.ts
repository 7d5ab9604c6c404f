import { brand } from '#content/brand.ts';
import type { Inline } from '#content/markdown/tree.ts';
import { stroke } from './miniature.ts';
import type { Style } from './paper.ts';
import { type Line, lineWidth, type Run, setLines } from './set-lines.ts';
import { type Element, makeRoom, say, type Sheet, within } from './sheet.ts';
import { partsOf, signWidth } from './signs.ts';

type Place = { x: number; width: number; style: Style; element: Element; type: string };
/** Without an element the line is a repetition, which is not read aloud. */
type LinePlace = { x: number; y: number; style: Style; element: Element | null; type: string };

/** Sets a text from `sheet.y` on, over as many pages as it takes. */
export function drawText(sheet: Sheet, text: readonly Inline[], place: Place): void {
  const { x, width, style } = place;
  const lines = setLines(text, style, width, sheet.measure);
  for (const [index, line] of lines.entries()) {
    // Neither a first nor a last line stands alone on its page.
    const isAlone = index === 0 || index === lines.length - 2;
    makeRoom(sheet, style.leading * (isAlone && lines.length > 1 ? 2 : 1));
    drawLine(sheet, line, { ...place, x, y: sheet.y });
    sheet.y += style.leading;
  }
}

/** Draws one line whose box starts at `y`. */
export function drawLine(sheet: Sheet, line: Line, place: LinePlace): void {
  const { style, element, type, y } = place;
  const baseline = y + style.leading * 0.5 + style.size * 0.34;
  const width = lineWidth(line, style, sheet.measure);
  const kind = style.font === 'display' ? 'heads' : 'text';
  const page = sheet.miniatures.at(-1);
  if (page) page[kind] += stroke(place.x, y + style.leading / 2, width);

  let { x } = place;
  for (const group of byLink(line)) {
    const wide = lineWidth(group, style, sheet.measure);
    const href = group[0]?.href ?? null;
    const start = x;
    const draw = () => drawRuns(sheet, group, style, start, baseline);
    if (element === null) draw();
    else if (href === null) say(sheet, element, type, draw);
    else
      within(sheet, element, 'Link', (link) => {
        say(sheet, link, 'Link', () => {
          draw();
          underline(sheet, start, baseline, wide, style);
        });
        const url = addressOf(href);
        // pdfkit takes a plain string for one of PDF's names.
        const options = { structParent: link, Contents: new String(textOf(group)) as string };
        sheet.doc.link(start, y, wide, style.leading, url, options);
      });
    x += wide;
  }
}

/** A page of the site, or of somebody else. */
const addressOf = (href: string) => (href.startsWith('/') ? brand.website + href : href);

const textOf = (line: Line) =>
  line
    .map((run) => run.text)
    .join('')
    .trim();

function byLink(line: Line): Run[][] {
  const groups: Run[][] = [];
  for (const run of line) {
    const last = groups.at(-1);
    if (last && last[0]?.href === run.href) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

function drawRuns(
  sheet: Sheet,
  runs: Line,
  { size, color }: Style,
  from: number,
  baseline: number,
) {
  const { doc, measure } = sheet;
  let x = from;
  for (const { text, font } of runs) {
    for (const part of partsOf(text)) {
      if (part.drawing === null) {
        doc.font(font, size).fillColor(color);
        doc.text(part.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += measure(part.text, font, size);
      } else {
        drawSign(sheet, part.text, part.drawing, x, baseline, size, color);
        x += signWidth * size;
      }
    }
  }
}

/** A drawing that is read and copied as its sign. */
function drawSign(
  { doc }: Sheet,
  sign: string,
  drawing: string,
  x: number,
  baseline: number,
  size: number,
  color: string,
): void {
  const side = size * 0.8;
  doc.markContent('Span', { actual: sign });
  // Only a letter can be copied as another: this one is not seen (rendering mode 3).
  doc.save().addContent('3 Tr');
  doc.font('text', size).text('o', x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
  doc.save().translate(x, baseline - side * 0.93);
  doc
    .scale(side / 10)
    .path(drawing)
    .lineWidth(1.1)
    .stroke(color)
    .restore();
  doc.endMarkedContent();
}

function underline(
  { doc }: Sheet,
  x: number,
  baseline: number,
  width: number,
  { size, color }: Style,
) {
  const y = baseline + size * 0.18;
  doc
    .save()
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(color)
    .restore();
}
