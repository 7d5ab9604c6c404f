import { expect, test } from 'vitest';
import { nearestReading, scan } from './index.ts';

const figuresOf = (verse: string, target?: number) => {
  const scansion = scan(verse);
  if (!scansion) throw new Error('no verse');
  const { figures } = nearestReading(scansion, target ?? scansion.def);
  return figures.map(
    ({ kind, where, unit, isForced }) => `${unit} ${kind} ${where}${isForced ? '!' : ''}`,
  );
};

test.each([
  // What comes of itself.
  [
    'cuando ahora ella habla',
    undefined,
    ['1 sinalefa cuando ahora', '3 sinalefa ahora ella', '5 dialefa ella habla'],
  ],
  ['bajo la ola', undefined, ['3 dialefa la ola']],
  ['el héroe canta', undefined, ['2 sinéresis hé-roe']],
  ['teatro', undefined, ['0 sinéresis tea-tro']],
  ['estoy cansao de ti', undefined, ['3 sinéresis can-sao']],
  ['el poeta', undefined, []],
  // What somebody has to want.
  ['un poeta', 3, ['1 sinéresis poe-ta!']],
  ['bajo la ola', 4, ['2 sinalefa la ola!']],
  ['la rosa de Abril', 7, ['4 dialefa de Abril!']],
  ['el ruido', 4, ['2 diéresis ru-i-do!']],
  ['teatro', 3, ['1 hiato te-a-tro!']],
  ['armonía sagrada', 6, ['2 sinéresis ar-mo-nía!']],
] as const)('%s in %s: %j', (verse, target, figures) => {
  expect(figuresOf(verse, target)).toEqual(figures);
});

test('a line that is no verse has none', () => {
  expect(figuresOf('la amada ola y el alma '.repeat(60))).toEqual([]);
});
