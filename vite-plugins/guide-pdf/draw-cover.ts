import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { type Guide, guideSteps } from '#content/guide.ts';
import { balancedWidth } from './balanced-width.ts';
import { drawCoverHills } from './draw-cover-hills.ts';
import { drawRule } from './draw-heading.ts';
import { drawLine, drawText } from './draw-text.ts';
import { colors, paper, type Style } from './paper.ts';
import { setLines } from './set-lines.ts';
import { decorate, type Element, type Sheet, turnPage, within } from './sheet.ts';

const width = paper.right - paper.edge;
const plain = (text: string) => [{ type: 'text' as const, text }];
const run = (text: string, { font }: Style) => [{ text, font, href: null }];

const styles = {
  brand: { font: 'display', size: 15, leading: 18, color: colors.nightInk },
  lead: { font: 'text', size: 14.5, leading: 21.5, color: colors.night2 },
  label: { font: 'mono', size: 7, leading: 12, color: colors.night2 },
  value: { font: 'bold', size: 11, leading: 15, color: colors.nightInk },
} as const satisfies Record<string, Style>;

/** The title as it stands on the cover: its lines, and its size in points. */
export type CoverTitle = { size: number; lines: readonly string[] };

/** The first page: the night, the title, and the hills lit as far as the guide takes the song. */
export function drawCover(sheet: Sheet, guide: Guide, root: Element): CoverTitle {
  turnPage(sheet, colors.night);
  sheet.y = 54;
  const place = { element: root, type: 'P' };
  within(sheet, root, 'P', (element) => {
    const number = run(`Guía ${guide.step} de ${guideSteps}`, styles.label);
    drawLine(sheet, run(brand.name, styles.brand), {
      ...place,
      x: paper.edge,
      y: sheet.y,
      style: styles.brand,
      element,
    });
    const x = paper.right - sheet.measure(number[0]?.text ?? '', 'mono', styles.label.size);
    drawLine(sheet, number, { ...place, x, y: sheet.y + 3, style: styles.label, element });
  });
  sheet.y = 88;
  decorate(sheet, () => drawRule(sheet, colors.nightEdge));

  sheet.y = 150;
  const title = titlePlace(sheet, guide.title);
  within(
    sheet,
    root,
    'H1',
    (element) => drawText(sheet, plain(guide.title), { ...title, element }),
    { title: guide.title },
  );
  sheet.y += 20;
  within(sheet, root, 'P', (element) =>
    drawText(sheet, plain(guide.description), {
      x: paper.edge,
      width: 400,
      style: styles.lead,
      element,
      type: 'P',
    }),
  );
  sheet.y += 26;
  drawFacts(sheet, root, [
    ['Tema', guide.topic],
    ['Nivel', guide.level],
    ['Versión', longDate(guide.date)],
  ]);
  drawCoverHills(sheet, guide.step / guideSteps);
  const lines = setLines(plain(guide.title), title.style, title.width, sheet.measure);
  return {
    size: title.style.size,
    lines: lines.map((line) => line.map((run) => run.text).join('')),
  };
}

/** As large as lets the title stand in three lines of like length. */
function titlePlace({ measure }: Sheet, title: string) {
  const style: Style = { font: 'display', size: 46, leading: 46, color: colors.nightInk };
  while (setLines(plain(title), style, width, measure).length > 3) {
    style.size -= 1;
    style.leading -= 1;
  }
  const narrow = balancedWidth(plain(title), style, width, measure);
  return { x: paper.edge, width: narrow, style, type: 'H1' };
}

function drawFacts(sheet: Sheet, root: Element, facts: readonly [string, string][]): void {
  const { y } = sheet;
  for (const [index, [name, value]] of facts.entries()) {
    const x = paper.edge + (index * width) / facts.length;
    within(sheet, root, 'P', (element) => {
      const place = { x, element, type: 'P' };
      drawLine(sheet, run(`${name} `, styles.label), { ...place, y, style: styles.label });
      drawLine(sheet, run(value, styles.value), { ...place, y: y + 13, style: styles.value });
    });
  }
}
