import { expect, test } from 'vitest';
import { byteOrderMark, csvRow } from './index.ts';

test.each([
  [['Canción Ñandú — ¿qué?', null], 'Canción Ñandú — ¿qué?,\r\n'],
  [['Ana, la "Negra"', 'dos\nlíneas'], '"Ana, la ""Negra""","dos\nlíneas"\r\n'],
  [['=1+1', '+57 300', '-2', '@SUM(A1)'], "'=1+1,'+57 300,'-2,'@SUM(A1)\r\n"],
  [['\t=1', '\r=1'], '\'\t=1,"\'\r=1"\r\n'],
  [['=a,b'], '"\'=a,b"\r\n'],
  [['a=b', 'ana@ejemplo.co', '', 'y - o'], 'a=b,ana@ejemplo.co,,y - o\r\n'],
])('%j', (cells, line) => {
  expect(csvRow(cells)).toBe(line);
});

test('a file begins with the mark of UTF-8, of which nothing is seen', () => {
  expect(Buffer.from(byteOrderMark).toString('hex')).toBe('efbbbf');
});
