import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('app/ui/tokens.css', 'utf8');
const sheet = readFileSync('server/documents/templates/sheet.typ', 'utf8');

/** The first theme of the style sheet is the light one. */
const site = new Map(
  [...css.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)]
    .reverse()
    .map(([, name = '', ...numbers]) => [name, numbers.map(Number)]),
);
const printed = [
  ...sheet.matchAll(/#let ([\w-]+) = rgb\(oklch\(([\d.]+)%, ([\d.]+), ([\d.]+)deg\)\)/g),
];

test.each(printed.map(([, name = '', ...numbers]) => [name, numbers.map(Number)] as const))(
  '%s is the color of the site',
  (name, numbers) => {
    expect(numbers).toEqual(site.get(name));
  },
);
test('the sheet has colors', () => {
  expect(printed.length).toBeGreaterThan(8);
});
