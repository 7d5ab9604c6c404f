import { getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { openPdf } from './read-pdf.ts';

type Node = { role?: string; alt?: string; children?: readonly Node[] };

/**
 * What in a PDF breaks the rules of PDF/UA-1 (ISO 14289-1) that a reader of PDF can see; the clauses are in brackets, as
 * veraPDF names them. No fault is found in a document for everyone.
 */
export async function accessibilityFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const { info, metadata } = await pdf.getMetadata();
  const known = info as Record<string, unknown>;
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean; Suspects?: boolean } | null;
  const preferences: { DisplayDocTitle?: boolean } | null = await pdf.getViewerPreferences();
  const faults = [
    marks?.Marked !== true && 'it is not marked as tagged (6.2)',
    marks?.Suspects === true && 'its tags are suspects (7.1)',
    !/<pdfuaid:part>1</.test(String(metadata?.getRaw())) && 'it does not say PDF/UA-1 (5)',
    !/<dc:title>.*\S.*<\/dc:title>/.test(String(metadata?.getRaw())) && 'it has no title (7.1)',
    preferences?.DisplayDocTitle !== true && 'its window shows the name of its file (7.1)',
    !/^[a-z]{2}(-[A-Z]{2})?$/.test(String(known['Language'])) && 'it has no language (7.2)',
  ].filter((fault) => fault !== false);
  const headings: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    const own = [
      ...(tree?.children?.length ? treeFaults(tree) : ['its content has no structure (7.1)']),
      ...(await fontFaults(page)),
      ...(await linkFaults(page)),
    ];
    faults.push(...own.map((fault) => `page ${number}: ${fault}`));
    if (tree) headings.push(...headingsOf(tree));
  }
  if (headings[0] !== 1) faults.push('its first heading is not of level 1 (7.4.2)');
  if (headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1))
    faults.push('it jumps over a level of headings (7.4.2)');
  return faults;
}

const below = (node: Node): Node[] => (node.children ?? []).flatMap((one) => [one, ...below(one)]);

const headingsOf = (tree: Node): number[] =>
  below(tree).flatMap(({ role }) => (/^H\d$/.test(role ?? '') ? [Number(role?.slice(1))] : []));

function treeFaults(tree: Node): string[] {
  const all = below(tree);
  const inside = (node: Node, ...roles: string[]) =>
    (node.children ?? []).every(({ role }) => role === undefined || roles.includes(role));
  return all.flatMap((node) => {
    switch (node.role) {
      case 'Figure':
        return node.alt?.trim() ? [] : ['a figure has no words (7.3)'];
      case 'Table':
        return below(node).some(({ role }) => role === 'TH') ? [] : ['a table has no heads (7.5)'];
      case 'TR':
        return inside(node, 'TH', 'TD') ? [] : ['a row holds something else than cells (7.2)'];
      case 'L':
        return inside(node, 'LI', 'L', 'Caption') ? [] : ['a list holds no items (7.2)'];
      case 'LI':
        return inside(node, 'Lbl', 'LBody') ? [] : ['an item has no body (7.2)'];
      case undefined:
      default:
        return [];
    }
  });
}

async function fontFaults(page: PDFPageProxy): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const used = fnArray.flatMap((operator, index) =>
    operator === OPS.setFont ? [String((argsArray[index] as unknown[])[0])] : [],
  );
  return [...new Set(used)].flatMap((id) => {
    const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
    return font.missingFile === false ? [] : [`${font.name} is not in the file (7.21.4)`];
  });
}

type Annotation = { subtype: string; contentsObj?: { str: string } };

async function linkFaults(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.flatMap(({ subtype, contentsObj }) =>
    subtype === 'Link' && !contentsObj?.str ? ['a link does not say where it leads (7.18.5)'] : [],
  );
}
