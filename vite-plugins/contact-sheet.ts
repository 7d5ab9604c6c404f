import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';

/** A picture of all the pages of a document, in WebP. */
export type ContactSheet = { bytes: Uint8Array; width: number; height: number; pages: number };

/** A sheet of Carta, twice as large as it is shown: a cover as high as three pages and the space between them. */
const cover = { width: 532, height: 688 };
const gap = 18;
const rows = 3;
/** Columns of pages: the covers of all guides are as large as each other. */
const least = 3;
const page = { width: 168, height: 217 };
const edge = '#637d7e';

/** Draws the cover of a PDF and its other pages beside it, as a browser would show them. */
export async function drawContactSheet(pdfBytes: Uint8Array): Promise<ContactSheet> {
  const pdf = await getDocumentProxy(new Uint8Array(pdfBytes));
  const columns = Math.max(least, Math.ceil((pdf.numPages - 1) / rows));
  const width = cover.width + columns * (page.width + gap);
  const canvas = createCanvas(width, cover.height);
  const context = canvas.getContext('2d');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const index = number - 2;
    const [x, y, size] =
      number === 1
        ? [0, 0, cover]
        : [
            cover.width + gap + (index % columns) * (page.width + gap),
            Math.floor(index / columns) * (page.height + gap),
            page,
          ];
    const picture = await renderPageAsImage(pdf, number, {
      width: size.width,
      canvasImport: () => import('@napi-rs/canvas'),
    });
    context.drawImage(await loadImage(picture), x, y, size.width, size.height);
    context.strokeStyle = edge;
    context.strokeRect(x + 0.5, y + 0.5, size.width - 1, size.height - 1);
  }
  const bytes = await canvas.encode('webp', 84);
  await pdf.loadingTask.destroy();
  return { bytes, width, height: cover.height, pages: pdf.numPages };
}
