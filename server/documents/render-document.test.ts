import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { readGuide } from '#content/guide.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { type GuideData, guideData } from './guide-data.ts';
import { renderDocument } from './render-document.ts';

const letters = (text: string) => text.replaceAll(/\s/g, '');

/** A guide of a few lines. */
const data = (body: string, title = 'Canción Ñandú — ¿qué?') => {
  const source = `---
title: ${title}
description: ${'Una guía para probar cómo se imprime lo que alguien escribió. '.repeat(2).trim()}
level: Intermedio
step: 1
topic: Derechos
tags: uno, dos
date: 2026-11-21
---

Una entrada.

## Una sección

${body}

Un final.
`;
  const guide = readGuide('prueba', source);
  return guideData(guide, [guide]);
};

async function textOf(guide: GuideData): Promise<string> {
  const pages = await readPdf(await renderDocument('guide', guide));
  return letters(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  );
}

test('«Canción Ñandú — ¿qué?» is read as it was written', async () => {
  const bytes = await renderDocument('guide', data('«Canción Ñandú — ¿qué?»'));
  expect(
    letters(
      (await readPdf(bytes))
        .flat()
        .map(({ text }) => text)
        .join(''),
    ),
  ).toContain(letters('«Canción Ñandú — ¿qué?»'));
  const { info } = await (await openPdf(bytes)).getMetadata();
  expect(info).toMatchObject({
    Title: 'Canción Ñandú — ¿qué?',
    Author: brand.name,
    Keywords: 'uno, dos',
    Language: 'es-CO',
    CreationDate: 'D:20261121120000Z',
  });
});

test.each([
  '#read("/etc/passwd")',
  '#set page(width: 1pt)',
  '$ x^2 $ and = heading',
  '// no comment /* either */',
  '"quotes" \\ `#code`',
  '@nobody <label> ~ -- ---',
  '] #panic() [',
])('«%s» is text', async (words) => {
  expect(await textOf({ ...data('x'), description: words, topic: words })).toContain(
    letters(words),
  );
});

test('what no font has does not keep the document from being made', async () => {
  const words = 'Niebla 🌫️ Norte, ℗ 2027, Đorđe, Кино, a\u202Eb y \u0007 c';
  expect(await textOf({ ...data(words), description: words })).toContain(
    letters('Niebla □ Norte, ℗ 2027, Đorđe, Кино, ab y c'),
  );
});

test('the same data is the same file, also from another process', { tags: 'sweep' }, async () => {
  const input = data('Un texto.');
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const here = hash(await renderDocument('guide', input));
  const program = `
    import { createHash } from 'node:crypto';
    import { renderDocument } from ${JSON.stringify(join(import.meta.dirname, 'render-document.ts'))};
    const bytes = await renderDocument('guide', ${JSON.stringify(input)});
    console.log(createHash('sha256').update(bytes).digest('hex'));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(stdout.trim()).toBe(here);
  expect(hash(await renderDocument('guide', data('Otro texto.')))).not.toBe(here);
});

test('is a document for everyone: tables, lists, quotes, forms and links', async () => {
  const body = `### Más abajo

| A | B |
|---|---|
| **uno** | dos |
| tres |  |
| 1. |  |

1. uno
2. dos

- [ ] uno
- [x] dos

> Una cita con *énfasis* y [un enlace](https://estudio.example/).`;
  const guide = data(body);
  expect(await accessibilityFaults(await renderDocument('guide', guide))).toEqual([]);
  const text = await textOf(guide);
  for (const words of ['Más abajo', 'uno', 'Una cita con énfasis y un enlace.', '✓'])
    expect(text).toContain(letters(words));
});

test('the check of documents for everyone finds what is missing', async () => {
  const compiler = NodeCompiler.create();
  const untagged = compiler.pdf({ mainFileContent: '= Hola\n=== Abajo' }, { pdfTags: false });
  expect(await accessibilityFaults(untagged)).toEqual([
    'it is not marked as tagged (6.2)',
    'it does not say PDF/UA-1 (5)',
    'it has no title (7.1)',
    'its window shows the name of its file (7.1)',
    'page 1: its content has no structure (7.1)',
    'its first heading is not of level 1 (7.4.2)',
  ]);
  const jumping =
    "== Abajo\n==== Más abajo\n#table[a][b]\n#image(bytes(\"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9H0z'/></svg>\"))";
  expect(await accessibilityFaults(compiler.pdf({ mainFileContent: jumping }))).toEqual(
    expect.arrayContaining([
      'page 1: a table has no heads (7.5)',
      'page 1: a figure has no words (7.3)',
      'it jumps over a level of headings (7.4.2)',
    ]),
  );
});

test('a link that may not be followed is only its words', async () => {
  const guide = data('Ve a [la página](https://estudio.example/si).');
  const hostile = JSON.parse(
    JSON.stringify(guide).replaceAll('https://estudio.example/si', 'javascript:alert(1)'),
  ) as typeof guide;
  const pdf = await openPdf(await renderDocument('guide', hostile));
  const urls: unknown[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    for (const { unsafeUrl } of (await (await pdf.getPage(number)).getAnnotations()) as {
      unsafeUrl?: string;
    }[])
      urls.push(unsafeUrl);
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect(url).toMatch(/^(https:\/\/|mailto:)/);
});

test('a document that takes too long is given up', async () => {
  const limits = { timeoutMs: 20, cpuSeconds: 5, memoryBytes: 1024 ** 3, fileBytes: 0 };
  await expect(renderDocument('guide', data('x'), limits)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('data that a template cannot read says so', async () => {
  const { blocks: _, ...rest } = data('x');
  await expect(renderDocument('guide', rest as ReturnType<typeof data>)).rejects.toThrow(
    /guide.typ/,
  );
});
