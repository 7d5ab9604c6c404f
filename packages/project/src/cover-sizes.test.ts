import { expect, test } from 'vitest';
import { coverFormats, coverName, coverSides, firstCover } from './cover-sizes.ts';

test('each size and format of a cover has a name of its own beside its original', () => {
  const names = coverSides.flatMap((side) =>
    coverFormats.map((format) => coverName('ana/covers/1', side, format)),
  );
  expect(new Set(names).size).toBe(coverSides.length * coverFormats.length);
  expect(names).toContain('ana/covers/1_320.avif');
});

test('the one that is made first is one of them, which every browser reads', () => {
  expect(coverSides).toContain(firstCover.side);
  expect(firstCover.format).toBe('webp');
});
