import { expect, test } from 'vitest';
import { hostileCells } from '#test/hostile-cells.ts';
import { byteOrderMark, csvRow } from './index.ts';

test.each([
  [['Canción Ñandú — ¿qué?', null], '"Canción Ñandú — ¿qué?";""\r\n'],
  [[-12, 1046.5, 0.25, null], '-12;1046,5;0,25;""\r\n'],
  [['Ana, la "Negra"', 'dos\nlíneas'], '"Ana, la ""Negra""";"dos\nlíneas"\r\n'],
])('%j', (cells, line) => {
  expect(csvRow(cells)).toBe(line);
});

test.each(hostileCells)('%j is the cell %j', (sent, cell) => {
  expect(csvRow([sent])).toBe(`"${cell}"\r\n`);
});

test('a file begins with the mark of UTF-8, of which nothing is seen', () => {
  expect(Buffer.from(byteOrderMark).toString('hex')).toBe('efbbbf');
});
