import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { lyricsData } from './lyrics-data.ts';
import { renderDocument } from './render-document.ts';

type Song = Parameters<typeof lyricsData>[0];
type Section = Song['sections'][number];

const section = (kind: Section['kind'], ...stanzas: string[][]): Section => ({
  ...{ kind, again: null },
  stanzas: stanzas.map((texts) => ({ lines: texts.map((text) => ({ text, metre: 8 })) })),
});
const again = (place: number): Section => ({ kind: 'coro', again: place, stanzas: [] });

const chorus = section('coro', ['Si otra vez pregunta el diablo', 'sin pensar digo: la lluvia']);
const verse = section('verso', ['Tiembla la luz de un hotel', 'Y un perro pisa el cartel']);
const short = [verse, chorus, section('verso', ['Hay gente en la carretera']), again(1)];

const songOf = (sections: Section[], more: Partial<Song> = {}): Song => ({
  ...{ title: 'Canción Ñandú — ¿qué?', artist: 'Niebla Norte', revision: 0, hasMissing: false },
  kind: 'Hip-hop, nostálgico',
  // In Bogotá it is still the day before.
  createdAt: new Date('2026-11-28T03:00:00Z'),
  ...{ sections, ...more },
});

const render = (song: Song) => renderDocument('lyrics', lyricsData(song));
/** Lines break anywhere: only the letters count. */
const letters = (text: string) => text.replaceAll(/[\s\u{A0}\u{200B}]/gu, '');
const pagesOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).map((runs) => letters(runs.map(({ text }) => text).join('')));
const wordsOf = async (bytes: Uint8Array) => (await pagesOf(bytes)).join('');

/** Where the text of a document begins and ends, in points from the left. */
async function widthOf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.flatMap((one) =>
      'str' in one && one.str.trim()
        ? [{ left: Number(one.transform[4]), right: Number(one.transform[4]) + one.width }]
        : [],
    );
  });
  const runs = (await Promise.all(pages)).flat();
  return {
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
  };
}

describe('a short song', () => {
  const rendered = render(songOf(short, { revision: 2 }));

  test('is a document for everyone, on one sheet of Carta without a number', async () => {
    expect(await accessibilityFaults(await rendered)).toEqual([]);
    const pdf = await openPdf(await rendered);
    expect(pdf.numPages).toBe(1);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Canción Ñandú — ¿qué?',
      Author: 'Niebla Norte',
      Keywords: 'letra, Hip-hop, nostálgico',
      Language: 'es-CO',
      CreationDate: 'D:20261127120000Z',
    });
    expect(await wordsOf(await rendered)).not.toContain('1de1');
  });

  test('says what it is, and each verse with its syllables and its rhyme', async () => {
    const words = await wordsOf(await rendered);
    for (const said of [
      ...['Canción Ñandú — ¿qué?', 'Niebla Norte', 'Hip-hop, nostálgico'],
      ...['27 de noviembre de 2026', 'Versión 3', 'Al margen van las sílabas'],
      'Verso Tiembla la luz de un hotel 8a Y un perro pisa el cartel 8a',
    ])
      expect(words).toContain(letters(said));
  });

  test('writes out in full what is said again', async () => {
    expect((await wordsOf(await rendered)).split(letters('digo: la lluvia'))).toHaveLength(3);
  });

  test('is the same file each time', async () => {
    const other = await render(songOf(short, { revision: 2 }));
    expect(Buffer.from(other).equals(Buffer.from(await rendered))).toBe(true);
  });
});

test('a long one stays on its page: what is said again is named with its first words', async () => {
  const long = Array.from({ length: 8 }, () => 'Tiembla el neón de una cantina, y un perro pisa');
  const sections = [section('verso', long, long), chorus, section('verso', long, long), again(1)];
  const bytes = await render(songOf(sections));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const [page = '', ...others] = await pagesOf(bytes);
  expect(others).toEqual([]);
  expect(page.split(letters('digo: la lluvia'))).toHaveLength(2);
  expect(page).toContain(letters('Coro (se repite) Si otra vez pregunta el diablo …'));
});

test('one that needs two pages numbers them, and nobody turns back for the chorus', async () => {
  const sections = [chorus, section('verso', ...Array.from({ length: 16 }, () => longStanza))];
  const bytes = await render(songOf([...sections, again(0)]));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`${at + 1}de${pages.length}`);
    expect(page).toContain(letters('Canción Ñandú — ¿qué?'));
  }
  expect(pages.at(-1)).toContain(letters('digo: la lluvia'));
});
const longStanza = ['Uno que va', 'Dos que se van', 'Tres que no están', 'Cuatro'];

test('120 lines of 200 characters are all there, between the margins', async () => {
  const text = (at: number) =>
    `${at} #eval("x") $x$ @a \\ *b* «¿Ñ?» `.padEnd(200, 'canción ñandú ');
  const lines = Array.from({ length: 120 }, (_, at) => text(at));
  const bytes = await render(songOf([section('estrofa', lines.slice(0, 60), lines.slice(60))]));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const words = await wordsOf(bytes);
  for (let at = 0; at < 120; at += 1)
    expect(words).toContain(letters(`${at} #eval("x") $x$ @a \\ *b* «¿Ñ?» canción`));
  const { left, right } = await widthOf(bytes);
  expect(left).toBeGreaterThan(53.5);
  expect(right).toBeLessThan(558.5);
});

test('a word that is longer than a line is broken, in a verse, in the title and in a name', async () => {
  const words = ['ñ', 'la-', 'W', '-', '"', 'á1'].map((one) => one.repeat(200).slice(0, 190));
  const sections = words.map((word) => section('coro', [word]));
  const [title = '', , artist = ''] = words;
  const bytes = await render(songOf([...sections, again(0)], { title, artist }));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const { left, right } = await widthOf(bytes);
  expect(left).toBeGreaterThan(53.5);
  expect(right).toBeLessThan(558.5);
});

const markup = [
  ...['#read("/etc/passwd")', '#eval("1 + 1")', '$ x^2 $ = uno', '= Un título'],
  ...['// nada /* más */', '@nadie <nota> ~ --- ...', '] #panic() ['],
  '\\ "comillas" `código` *fuerte* _eso_',
];

test('markup is text wherever it stands', async () => {
  const [title = '', artist = ''] = markup;
  const bytes = await render(songOf([section('coro', markup)], { title, artist }));
  const words = await wordsOf(bytes);
  for (const text of markup) expect(words).toContain(letters(text));
  expect(words.split(letters(title)).length).toBeGreaterThan(2);
  expect((await (await openPdf(bytes)).getMetadata()).info).toMatchObject({
    Title: title,
    Author: artist,
  });
});

test('other alphabets are set as far as our fonts have them, and a note says what is not', async () => {
  const texts = ['שלום עולם', 'Кино Ωμέγα', '王小明', '🎸🔥', 'pagar \u202E000.1\u202C ya'];
  const bytes = await render(songOf([section('verso', texts)], { hasMissing: true }));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const words = await wordsOf(bytes);
  expect(words).toContain(letters('Кино Ωμέγα'));
  expect(words).toContain('pagar000.1ya');
  expect(words).toContain(letters('Donde hay un □ va un signo'));
});

test.each([
  ['no sections', []],
  ['a section of which nothing is left', [section('verso', []), again(0)]],
  ['one that says again what never was', [again(7)]],
])('a song of %s says so', async (_, sections) => {
  const bytes = await render(songOf(sections, { artist: '' }));
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const words = await wordsOf(bytes);
  expect(words).toContain(letters('Esta letra no tiene versos todavía.'));
  expect(words).not.toContain('Coro');
  expect((await (await openPdf(bytes)).getMetadata()).info).not.toHaveProperty('Author');
});

test.each([
  ['de dos mitades', [8, 8], 'Se me fue la noche entera buscando la madrugada', '8+8'],
  ['que se puede cantar justo', 8, 'y se me empaña el alma', '8'],
  ['que se pasa', 8, 'Se me fue la noche entera buscando', '11'],
  ['sin palabras', 8, '🎸', ''],
] as const)('the mark of a verse %s', (_, metre, text, expected) => {
  const lines = [{ text, metre }];
  const { sections } = lyricsData(songOf([{ kind: 'verso', again: null, stanzas: [{ lines }] }]));
  expect(sections[0]?.stanzas[0]?.[0]?.mark).toBe(expected);
});
