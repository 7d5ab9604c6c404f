import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import type { Guide } from '#content/guide.ts';
import { pages } from '#content/site-map.ts';
import { drawText } from './draw-text.ts';
import { colors, paper, styles } from './paper.ts';
import { decorate, type Element, makeRoom, type Sheet, within } from './sheet.ts';

const site = brand.website + pages.guides.path;

/** At the end: where the newest version is, and whom to tell of a mistake. */
export function drawColophon(sheet: Sheet, guide: Guide, root: Element): void {
  const style = { ...styles.cell, color: colors.ink2 };
  // It may stand a little lower than the text.
  makeRoom(sheet, style.leading * 3 - 16);
  sheet.y += 10;
  decorate(sheet, () => {
    sheet.doc.rect(paper.edge, sheet.y + 4, 36, 4).fill(colors.amber);
  });
  const text = (words: string) => ({ type: 'text' as const, text: words });
  within(sheet, root, 'P', (element) =>
    drawText(
      sheet,
      [
        text(
          `Guía gratuita de ${brand.name}, versión del ${longDate(guide.date)}. La más reciente está en `,
        ),
        { type: 'link', href: site, children: [text(site.replace('https://', ''))] },
        text('. ¿Encontraste un error? Escríbenos a '),
        { type: 'link', href: `mailto:${brand.email}`, children: [text(brand.email)] },
        text('.'),
      ],
      { x: paper.left, width: paper.measure, style, element, type: 'P' },
    ),
  );
}

/** The foot of every page after the cover, once it is known how many there are. */
export function drawFeet({ doc }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.moveTo(paper.edge, 782).lineTo(paper.right, 782).lineWidth(0.6).stroke(colors.line);
    doc.font('display', 8).fillColor(colors.ink);
    doc.text(brand.name, paper.edge, 792, { lineBreak: false });
    doc.font('mono', 7).fillColor(colors.ink2);
    doc.text(site.replace('https://', ''), paper.left + 40, 793, { lineBreak: false });
    const number = `${page + 1} de ${count}`;
    doc.text(number, paper.right - doc.widthOfString(number), 793, { lineBreak: false });
    doc.endMarkedContent();
  }
}
