import { expect, test } from 'vitest';
import { facts, lengthOf, lengths, saidIn } from './example.ts';

test.each(lengths)('the text for $platform fits', (length) => {
  expect(lengthOf(length)).toBeLessThanOrEqual(length.limit);
});

test.each(lengths)('the text for $platform has no figure that nobody gave', (length) => {
  const given: string = facts.map(({ value }) => value).join(' ');
  const said = length.paragraphs
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece[0]));
  for (const figure of said.join(' ').match(/\d+/g) ?? []) expect(given).toContain(figure);
  for (const fact of saidIn(length)) expect(facts[fact - 1]).toBeDefined();
});
