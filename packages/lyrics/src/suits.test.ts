import { expect, test } from 'vitest';
import { needsTheme } from './bank.ts';
import { createRandom } from './random.ts';
import { createSpanishBank } from './spanish-bank.ts';
import { createSuits, widest } from './suits.ts';
import { themeOf } from './theme.ts';

const bank = createSpanishBank();
const request = {
  theme: 'el mar',
  genre: 'pop',
  mood: 'sereno',
  structure: 'free',
  seed: 1,
} as const;
const createOne = () => createSuits(bank, request, themeOf('el mar'), createRandom(1));

test('where nothing else fits other images come, but none that says the theme', () => {
  const suits = createOne();
  const narrow = suits.imagesFor('escena').length;
  suits.widen(widest);
  const wide = suits.imagesFor('escena');
  expect(wide.length).toBeGreaterThan(narrow);
  expect(wide.filter(needsTheme)).toEqual([]);
});

test('a line with two words that it could do without is worth less than the same with one', () => {
  const suits = createOne();
  const image = suits.imagesFor('escena').find((one) => bank.linesOf(one, 0, 8).all.length > 0);
  const [line] = image ? bank.linesOf(image, 0, 8).all : [];
  if (!line) throw new Error('no line');
  const padded = (fillers: number) => ({
    ...line,
    options: line.options.map((option, at) => ({ ...option, fillers: at === 0 ? fillers : 0 })),
  });
  const worth = (fillers: number) => suits.judge(padded(fillers), new Set());
  expect(worth(1)).toBe(worth(0));
  expect(worth(2)).toBeLessThan(worth(1));
});
