import type { Block } from '#content/markdown/tree.ts';
import { balancedWidth } from './balanced-width.ts';
import { drawText } from './draw-text.ts';
import { stroke } from './miniature.ts';
import { colors, paper, styles } from './paper.ts';
import { decorate, type Element, type Sheet, within } from './sheet.ts';

type Heading = Extract<Block, { type: 'heading' }>;

/** A section starts under a rule of its own; what stands below has a smaller title. */
export function drawHeading(sheet: Sheet, heading: Heading, element: Element): void {
  if (heading.depth === 2) drawSection(sheet, heading, element);
  else drawTitle(sheet, heading, element);
}

function drawSection(sheet: Sheet, { text, children }: Heading, element: Element): void {
  const isAtTop = sheet.y <= paper.top + 1;
  if (!isAtTop) sheet.y += 16;
  sheet.sections += 1;
  decorate(sheet, () => {
    drawRule(sheet);
    drawNumber(sheet);
  });
  sheet.y += 24;
  sheet.doc.outline.addItem(text);
  const width = paper.right - paper.left;
  within(
    sheet,
    element,
    'H2',
    (heading) =>
      drawText(sheet, children, {
        x: paper.left,
        width: balancedWidth(children, styles.section, width, sheet.measure),
        style: styles.section,
        element: heading,
        type: 'H2',
      }),
    { title: text },
  );
  sheet.y += 9;
}

/** In the margin: which of the sections it is. */
function drawNumber({ doc, y, sections }: Sheet): void {
  doc.font('mono', 8).fillColor(colors.brick);
  const place = { lineBreak: false, baseline: 'alphabetic' } as const;
  doc.text(String(sections).padStart(2, '0'), paper.edge, y + 41, place);
}

function drawTitle(sheet: Sheet, { text, children }: Heading, element: Element): void {
  sheet.y += 6;
  within(
    sheet,
    element,
    'H3',
    (heading) =>
      drawText(sheet, children, {
        x: paper.left,
        width: paper.measure,
        style: styles.heading,
        element: heading,
        type: 'H3',
      }),
    { title: text },
  );
  sheet.y += 4;
}

/** The ruler's edge that opens every section of the site, with marks of 6 and 60 points. */
export function drawRule(sheet: Sheet, color: string = colors.edge): void {
  const { doc, y } = sheet;
  const page = sheet.miniatures.at(-1);
  if (page) page.rules += stroke(paper.edge, y, paper.right - paper.edge);
  doc.save().lineWidth(0.6).moveTo(paper.edge, y).lineTo(paper.right, y);
  for (let mark = 0; paper.edge + mark <= paper.right; mark += 6) {
    doc.moveTo(paper.edge + mark, y).lineTo(paper.edge + mark, y + (mark % 60 === 0 ? 9 : 3.4));
  }
  doc.stroke(color).restore();
}
