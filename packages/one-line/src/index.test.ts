import { expect, test } from 'vitest';
import { oneLine } from './index.ts';

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
