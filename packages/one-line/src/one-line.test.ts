import { expect, test } from 'vitest';
import { composed, oneLine, severalLines } from './one-line.ts';

test.each([
  ['  Canción Ñandú — ¿qué? ', 'Canción Ñandú — ¿qué?'],
  ['Cancio\u0301n', 'Canción'],
  // The marks and overrides of UAX #9, a byte order mark, a soft hyphen, a space of no width, letters of a tag.
  ['A\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061Cna', 'Ana'],
  ['\uFEFFPá\u00ADra\u200Bmo\u{E0041}', 'Páramo'],
  ['\u202E Ana \u202C', 'Ana'],
  ['👩\u200D🎤 می\u200Cخواهم', '👩\u200D🎤 می\u200Cخواهم'],
  ['שירה', 'שירה'],
  ['\u200D', ''],
  ['\u3164\u2800', ''],
  ['\u0301', ''],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

test.each(['\u0007', 'uno\ndos', 'Ana\uD800', '\uD800'])(
  '%j stays, to be refused in words',
  (typed) => {
    expect(oneLine(typed)).toBe(typed);
  },
);

test.each([
  ['NFC' as const, 'Cancio\u0301n ﬁel', 'Canción ﬁel'],
  ['NFKC' as const, 'Cancio\u0301n ﬁel', 'Canción fiel'],
  ['NFC' as const, '각 नी 👩🏽‍🎤', '각 नी 👩🏽‍🎤'],
])('in %s %j is %j', (form, text, kept) => {
  expect(composed(text, form)).toBe(kept);
});

// What is left to put in order is short, however long the text.
test.each([
  ['marks of one letter', 'a' + '\u0345'.repeat(30_000) + '\u0334'.repeat(30_000)],
  ['marks in turns', 'a' + '\u0345\u0334'.repeat(30_000)],
  ['marks of several letters', ('a' + '\u0345'.repeat(300) + '\u0334'.repeat(300)).repeat(100)],
  ['marks outside the first plane', 'a' + '\u{1D165}'.repeat(20_000) + '\u{1D16D}'.repeat(20_000)],
  ['marks that become some', 'カ' + '\uFF9E\u0334'.repeat(30_000)],
])('%s: no more than thirty stay on each', (_, text) => {
  for (const form of ['NFC', 'NFKC'] as const) {
    const runs = composed(text, form).match(/\p{M}+/gu) ?? [];
    expect(Math.max(...runs.map((run) => Array.from(run).length))).toBeLessThanOrEqual(30);
  }
});

test.each([
  [' uno\r\ndos\rtres\u0007\t¿qué? \n', 'uno\ndos\ntres\t¿qué?'],
  ['Cancio\u0301n\u0000', 'Canción'],
  ['\r\n', ''],
])('of several lines %j is kept as %j', (typed, kept) => {
  expect(severalLines(typed)).toBe(kept);
});
