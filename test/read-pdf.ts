import { inflateSync } from 'node:zlib';

export type PdfText = {
  /** What can be read on each page, in the order in which it is drawn. */
  pages: string[];
  /** Everything that is not compressed: the dictionaries of the document. */
  structure: string;
};

type PdfObject = { dictionary: string; stream: string };

/**
 * Reads the text of a PDF as pdfkit writes it: objects in a plain cross-reference table, fonts with a `ToUnicode` map,
 * text in `TJ` operators. Not a reader for the PDFs of others.
 */
export function readPdf(bytes: Uint8Array): PdfText {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = readObjects(file);
  const all = [...objects.values()];
  const catalogue = all.find(({ dictionary }) => dictionary.includes('/Type /Catalog'));
  const root = objects.get(reference(catalogue?.dictionary ?? '', 'Pages'));
  const kids = /\/Kids \[([^\]]*)\]/.exec(root?.dictionary ?? '')?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => objects.get(Number(id)));
  return {
    pages: pages.map((page) => readPage(page?.dictionary ?? '', objects)),
    structure: all.map(({ dictionary }) => dictionary).join('\n'),
  };
}

function readObjects(file: string): Map<number, PdfObject> {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1]);
  const offsets = file.slice(table).matchAll(/^(\d{10}) 00000 n/gm);
  return new Map(
    [...offsets].map(([, offset], index) => [index + 1, readObject(file.slice(Number(offset)))]),
  );
}

function readObject(text: string): PdfObject {
  const head = /^\d+ 0 obj\s+([^]*?)\s*(?:endobj|stream\r?\n)/.exec(text);
  const dictionary = head?.[1] ?? '';
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  const from = head?.[0].length ?? 0;
  const raw = Buffer.from(text.slice(from, from + length), 'latin1');
  const isPacked = dictionary.includes('/FlateDecode');
  return { dictionary, stream: (isPacked ? inflateSync(raw) : raw).toString('latin1') };
}

const reference = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? 0);

function readPage(page: string, objects: Map<number, PdfObject>): string {
  const resources = objects.get(reference(page, 'Resources'))?.dictionary ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const font = objects.get(Number(id))?.dictionary ?? '';
      return [name, readMap(objects.get(reference(font, 'ToUnicode'))?.stream ?? '')];
    }),
  );
  const content = objects.get(reference(page, 'Contents'))?.stream ?? '';
  let text = '';
  let letters: string[] = [];
  const drawn =
    /\/ActualText \(([^]*?)\)\s*>> BDC[^]*?EMC|\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]+> -?[\d.]+ ?)+)\] TJ|\bET\b/g;
  for (const [, actual, font, run] of content.matchAll(drawn)) {
    if (actual !== undefined) text += utf16(actual);
    else if (font !== undefined) letters = fonts.get(font) ?? [];
    else if (run !== undefined)
      for (const [, codes = ''] of run.matchAll(/<([\da-f]+)>/g))
        for (const code of codes.match(/.{4}/g) ?? []) text += letters[Number.parseInt(code, 16)];
    else text += '\n';
  }
  return text;
}

/** Which letters the codes of a font stand for. */
function readMap(map: string): string[] {
  const list = /\[([^\]]*)\]/.exec(map)?.[1] ?? '';
  return [...list.matchAll(/<([^>]*)>/g)].map(([, units = '']) =>
    String.fromCharCode(
      ...(units.match(/[\da-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
    ),
  );
}

/** A text string of PDF: UTF-16 after its mark. */
const utf16 = (text: string): string =>
  Buffer.from(text.slice(2).replaceAll(/\\(.)/g, '$1'), 'latin1').swap16().toString('utf16le');
