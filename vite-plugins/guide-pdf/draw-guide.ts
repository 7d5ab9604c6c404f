import type { Guide } from '#content/guide.ts';
import { drawBlocks } from './draw-block.ts';
import { type CoverTitle, drawCover } from './draw-cover.ts';
import { drawColophon, drawFeet } from './draw-foot.ts';
import type { Miniature } from './miniature.ts';
import { paper, styles } from './paper.ts';
import { openSheet, turnPage } from './sheet.ts';

export type GuidePdf = {
  bytes: Uint8Array;
  title: CoverTitle;
  /** One for each page. */
  miniatures: readonly Miniature[];
};

/** Draws a guide for A4 paper. `root` is the folder of the project, where its fonts are installed. */
export async function drawGuide(guide: Guide, root: string): Promise<GuidePdf> {
  const sheet = openSheet(guide, root);
  const { doc, root: whole } = sheet;
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));

  const title = drawCover(sheet, guide, whole);
  turnPage(sheet);
  const text = { x: paper.left, width: paper.measure, element: whole };
  const [first, ...others] = guide.blocks;
  if (first) drawBlocks(sheet, [first], { ...text, style: styles.lead });
  drawBlocks(sheet, others, { ...text, style: styles.body });
  drawColophon(sheet, guide, whole);
  drawFeet(sheet);
  whole.end();
  doc.addStructure(whole);
  doc.end();
  await ended;
  return { bytes: Buffer.concat(chunks), title, miniatures: sheet.miniatures };
}
