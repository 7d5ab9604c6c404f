import { expect, test } from 'vitest';
import { readableFileName } from './file-name.ts';

test.each([
  ['Canción Ñandú — ¿qué?.wav', 'Canción Ñandú — ¿qué?.wav'],
  ['Cancio\u0301n.wav', 'Canción.wav'],
  ['../../etc/canción ñ.mp3', 'canción ñ.mp3'],
  ['C:\\Música\\toma 1.wav', 'toma 1.wav'],
  ['a\u202Evaw.mp3\u0000\n', 'avaw.mp3'],
  ['🎸'.repeat(300), '🎸'.repeat(255)],
  ['\u200B/ ', null],
  ['', null],
  [undefined, null],
])('%j reads %j', (sent, readable) => {
  expect(readableFileName(sent)).toBe(readable);
});
