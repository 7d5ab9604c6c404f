import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Commonness, createRhymeList } from '#packages/lyrics/src/rhymes/rhyme-list.ts';
import { rhymeOf, stressOf } from '#packages/prosody/src/index.ts';
import { packRhymes } from './pack.ts';

const read = (words: ReadonlyMap<string, Commonness>) =>
  createRhymeList({ fields: {}, rhymes: packRhymes(words) });

test('words of one consonance stand together, common ones and short ones apart', () => {
  const common = ['taza', 'pasa', 'ñasa', 'nasa', 'casa', 'plaza'];
  const words = new Map<string, Commonness>([
    ...common.map((word) => [word, 1] as const),
    ...(['terraza', 'Masa'] as const).map((word) => [word, 3] as const),
    ['shh', 1],
  ]);
  expect(packRhymes(words)).toEqual({
    'a-a': ['asa 12asa:c,n,ñ,p;12aza:pl,t;32asa:M;33aza:terr'],
  });
});

test('what is packed is read again, each word once and where it rhymes', () => {
  const syllable = fc.constantFrom(...'ca ña lle qui gü ex tr á ción mente zó hie y Ru'.split(' '));
  const word = fc
    .array(syllable, { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(''))
    .filter((word) => rhymeOf(word) !== null);
  const commonness = fc.constantFrom<Commonness>(1, 2, 3, 4);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(word, commonness), { selector: ([one]) => one }), (all) => {
      const words = new Map(all);
      const list = read(words);
      const found = [...new Set([...words.keys()].map((one) => rhymeOf(one)?.assonant ?? ''))]
        .flatMap((assonant) => list.groupsOf(assonant))
        .flatMap(({ consonant, buckets }) =>
          buckets().flatMap((bucket) => bucket.words().map((one) => ({ one, consonant, bucket }))),
        );
      expect(found.map(({ one }) => one).sort()).toEqual([...words.keys()].sort());
      for (const { one, consonant, bucket } of found) {
        expect(rhymeOf(one)?.consonant).toBe(consonant);
        expect([bucket.commonness, bucket.syllables]).toEqual([
          words.get(one),
          stressOf(one).syllables.length,
        ]);
      }
    }),
    { numRuns: 200 },
  );
});
