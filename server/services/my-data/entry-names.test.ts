import { expect, test } from 'vitest';
import { createEntryNames } from './entry-names.ts';

const nameOf = (title: string) => createEntryNames()('c', title, 'wav');

test.each([
  ['Canción Ñandú — ¿qué?', 'c/Canción Ñandú — ¿qué.wav'],
  ['Canción Ñandú'.normalize('NFD'), 'c/Canción Ñandú.wav'],
  ['../../etc/passwd', 'c/etc passwd.wav'],
  ['C:\\Windows\\x', 'c/C Windows x.wav'],
  ['.oculta', 'c/oculta.wav'],
  ['Fin...', 'c/Fin.wav'],
  ['Fin. . ', 'c/Fin.wav'],
  ['a\u0000b\nc\td', 'c/a b c d.wav'],
  ['gato\u202Evaw.exe', 'c/gato vaw.exe.wav'],
  ['uno\u2028dos', 'c/uno dos.wav'],
  ['CON', 'c/_CON.wav'],
  ['nul.mp3', 'c/_nul.mp3.wav'],
  ['LPT¹', 'c/_LPT¹.wav'],
  ['Con todo', 'c/Con todo.wav'],
  ['???', 'c/sin título.wav'],
  ['', 'c/sin título.wav'],
  ['\uD800', 'c/\uFFFD.wav'],
  ['李小龙 🎵', 'c/李小龙 🎵.wav'],
])('%j becomes %j', (title, name) => {
  expect(nameOf(title)).toBe(name);
});

test('a long title is cut between letters', () => {
  const name = nameOf('🎵ñ'.repeat(200));
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(2 + 120 + 4);
  expect(name.isWellFormed()).toBe(true);
  expect(nameOf(`${'a'.repeat(119)}. fin`)).toBe(`c/${'a'.repeat(119)}.wav`);
});

test('no two names are one, whatever the case, the form of an accent or the number that they end in', () => {
  const entryName = createEntryNames();
  const titles = [
    'Río',
    'RÍO',
    'Río'.normalize('NFD'),
    'Río (2)',
    'río (2)',
    'Río?',
    'Calle',
    'CALLE',
  ];
  const names = titles.map((title) => entryName('c', title, 'wav'));
  expect(names.slice(0, 3)).toEqual(['c/Río.wav', 'c/RÍO (2).wav', 'c/Río (3).wav']);
  expect(new Set(names.map((name) => name.normalize().toLowerCase())).size).toBe(titles.length);
  expect(entryName('c', 'Río', 'mp3')).toBe('c/Río.mp3');
  expect(entryName('d', 'Río', 'wav')).toBe('d/Río.wav');
});

test('a title that thousands of songs have takes no time', () => {
  const entryName = createEntryNames();
  const names = Array.from({ length: 20_000 }, () => entryName('c', 'Demo', ''));
  expect(names.at(-1)).toBe('c/Demo (20000)');
});
