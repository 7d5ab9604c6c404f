import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '#content/brand.ts';
import type { Guide } from '#content/guide.ts';
import { emptyMiniature, type Miniature } from './miniature.ts';
import { colors, fontFiles, paper } from './paper.ts';
import { screenOnly } from './screen-only.ts';
import type { Measure } from './set-lines.ts';
import { partsOf, signWidth } from './signs.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = ReturnType<Doc['struct']>;

/** The document while it is drawn. */
export type Sheet = {
  doc: Doc;
  measure: Measure;
  /** The document as it is read aloud. */
  root: Element;
  /** How far down the page is full. */
  y: number;
  /** How many sections have begun. */
  sections: number;
  /** Draws what is seen and not printed. */
  onScreen: (draw: () => void) => void;
  /** What each page looks like from afar. */
  miniatures: Miniature[];
};

/** Opens a document without pages. `root` is the folder of the project, where the fonts are installed. */
export function openSheet(guide: Guide, root: string): Sheet {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-CO',
    displayTitle: true,
    info: {
      Title: guide.title,
      Author: brand.name,
      Subject: guide.description,
      Keywords: guide.tags.join(', '),
      Creator: brand.name,
      // Not the day of the build: the same guide is the same file.
      CreationDate: new Date(`${guide.date}T06:00:00-05:00`),
    },
  });
  for (const [name, file] of Object.entries(fontFiles)) {
    doc.registerFont(name, readFileSync(join(root, 'node_modules', file)));
  }
  const whole = doc.struct('Document');
  return {
    doc,
    measure: measureWith(doc),
    root: whole,
    y: 0,
    sections: 0,
    onScreen: screenOnly(doc),
    miniatures: [],
  };
}

function measureWith(doc: Doc): Measure {
  return (text, font, size) => {
    doc.font(font, size);
    return partsOf(text).reduce(
      (sum, part) =>
        sum + (part.drawing === null ? doc.widthOfString(part.text) : signWidth * size),
      0,
    );
  };
}

/** A new page: the night, or paper with a tint that is seen and not printed. */
export function turnPage(sheet: Sheet, color: string = colors.paper): void {
  sheet.doc.addPage();
  sheet.miniatures.push(emptyMiniature());
  sheet.y = paper.top;
  const fill = () => void sheet.doc.rect(0, 0, paper.width, paper.height).fill(color);
  decorate(sheet, () => (color === colors.paper ? sheet.onScreen(fill) : fill()));
}

/** Turns the page when less than `height` is left on it. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > paper.bottom) turnPage(sheet);
}

/** Draws what a screen reader passes over. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Draws a part of `element`: what is said of it on this page. */
export function say({ doc }: Sheet, element: Element, type: string, draw: () => void): void {
  const content = doc.markStructureContent(type);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Opens an element inside `parent`, and closes it when `fill` has said everything. */
export function within(
  { doc }: Sheet,
  parent: Element,
  type: string,
  fill: (element: Element) => void,
  options: { title?: string; alt?: string; scope?: 'Column' | 'Row' } = {},
): void {
  const element = doc.struct(type, options);
  parent.add(element);
  fill(element);
  element.end();
}
