import { composed } from '#packages/one-line/src/index.ts';

/** What a template may be given: plain data. */
export type Data =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Data[]
  | { readonly [name: string]: Data };

/** Stands for what no font of ours can draw; one of them has it. */
const missing = '□';

/** Controls, marks that turn letters around (UAX #9) or ask for a picture of them; tabs and line breaks stay. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}]/gu;

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A text that can be set: no control or mark that turns letters around, and nothing that our fonts cannot draw, at which
 * a document for everyone (PDF/UA) could not be made. «𝐍𝐢𝐞𝐛𝐥𝐚» becomes its plain letters, an emoji a square.
 */
export function cleanText(text: string, characters: ReadonlySet<number>): string {
  const isDrawn = (part: string) =>
    Array.from(part).every(
      (one) => /[\t\n\r]/.test(one) || characters.has(one.codePointAt(0) ?? 0),
    );
  const plain = composed(text.toWellFormed()).replaceAll(/[\u2028\u2029]/g, '\n');
  return [...graphemes.segment(plain)]
    .map(({ segment }) => {
      const part = segment.replaceAll(invisible, '');
      if (isDrawn(part)) return part;
      const simple = composed(part, 'NFKC').replaceAll(invisible, '');
      return isDrawn(simple) ? simple : missing;
    })
    .join('');
}

/** Whether our fonts have a letter or a figure of it: of a name that has none, squares would be set. */
export const isLegible = (text: string, characters: ReadonlySet<number>): boolean =>
  /[\p{L}\p{N}]/u.test(cleanText(text, characters));

/** Where a link of a document may lead: a page by https, or a mail. */
export function cleanLink(address: string): string | null {
  const url = URL.parse(address);
  return url && ['https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

/** All of a document's data made safe to set: each text, and each `href`, which is null when it may not be followed. */
export function cleanData(data: Data, characters: ReadonlySet<number>): Data {
  if (typeof data === 'string') return cleanText(data, characters);
  if (Array.isArray(data)) return data.map((one: Data) => cleanData(one, characters));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === 'href' && typeof value === 'string'
        ? cleanLink(value)
        : cleanData(value, characters),
    ]),
  );
}
