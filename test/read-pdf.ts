import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** Opens a PDF with Mozilla's PDF.js, as a browser does. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  // It takes the bytes over: whoever called keeps theirs.
  getDocumentProxy(new Uint8Array(bytes));

/** A run of text on a page, in points from the left and the top. */
export type PdfRun = { text: string; x: number; y: number };

/** What can be read on each page, in the order in which it is drawn. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRun[][]> {
  const pdf = await openPdf(bytes);
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: height - Number(item.transform[5]),
              },
            ]
          : [],
      );
    }),
  );
}
