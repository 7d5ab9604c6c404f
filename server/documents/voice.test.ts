import { expect, test } from 'vitest';
import { exampleTake } from '#app/routes/site/tools/vocal/example-take.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { renderDocument } from './render-document.ts';
import { voiceData } from './voice-data.ts';

// In Bogotá it is still the day before.
const createdAt = new Date('2026-11-28T03:00:00Z');
const render = (take = exampleTake, title = 'Canción Ñandú — ¿qué?') =>
  renderDocument('voice', voiceData({ title, artist: 'Niebla Norte', createdAt, take }));
const wordsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes))
    .flat()
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[\s\u{A0}\u{200B}]/gu, '');

test('the numbers of a voice are one accessible page, with every finding and note', async () => {
  const bytes = await render();
  expect(await accessibilityFaults(bytes)).toEqual([]);
  expect((await openPdf(bytes)).numPages).toBe(1);
  const words = await wordsOf(bytes);
  for (const part of ['CanciónÑandú—¿qué?', 'NieblaNorte', '27denoviembrede2026', 'Mi♭4aFa5'])
    expect(words).toContain(part);
  for (const part of ['La♭mayor', 'Mezzosoprano', '±15cents', 'Si♭4', '−20,4LUFS'])
    expect(words.toLowerCase()).toContain(part.toLowerCase());
});

test('the same numbers are the same file, and a voice of all notes fits', async () => {
  expect(await render()).toEqual(await render());
  const every = Array.from({ length: 109 }, (_, at): [number, number] => [12 + at, at / 10]);
  const bytes = await render({ ...exampleTake, histogram: every }, 'W'.repeat(80));
  expect((await openPdf(bytes)).numPages).toBeLessThanOrEqual(2);
  // The head, and every word of it, stays on the sheet.
  const page = await (await openPdf(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  const right = Math.max(
    ...items.flatMap((one) => ('str' in one ? [Number(one.transform[4]) + one.width] : [])),
  );
  expect(right).toBeLessThanOrEqual(612 - 54 + 1);
  const none = await render({ ...exampleTake, histogram: [] });
  expect(await wordsOf(none)).not.toContain('Segundosencadanota');
});
