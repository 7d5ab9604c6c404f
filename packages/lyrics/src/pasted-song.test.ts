import { expect, test } from 'vitest';
import { songOfText } from './pasted-song.ts';

/** As its editor shows it: kinds, and a letter and the metre of each line. */
const shapeOf = (text: string) =>
  songOfText('', text).sections.map(({ kind, again, stanzas }) => [
    kind,
    again ??
      stanzas.map(({ lines }) =>
        lines.map(({ letter, metre }) => `${letter}${String(metre)}`).join(' '),
      ),
  ]);

const verse =
  'Canto y lloro en este puerto\nPorque el barco ya se fue\nY el amor que daba muerto\nA la puerta lo dejé';
const chorus = 'Ay, la luna de mi pueblo\nNo se deja retratar';

test('a text without headings has a section for each stanza, with its metre and its rhymes', () => {
  expect(shapeOf(`${verse}\n\n\n${chorus}`)).toEqual([
    ['estrofa', ['a8 b8 a8 b8']],
    ['estrofa', ['-8 -8']],
  ]);
});

test('headings are sections, whatever signs stand around them, and what is said again is the same section', () => {
  const text = `[Verso 1]\n${verse}\n\n${chorus}\n(CORO)\n${chorus}\nVerso 2:\n${verse.replace('Canto', 'Río')}\nEstribillo\n${chorus.toUpperCase()}\n**Puente**\n${verse.replace('Canto', 'Voy')}\nCoro x2`;
  expect(
    shapeOf(text).map(([kind, said]) => [kind, Array.isArray(said) ? said.length : said]),
  ).toEqual([
    ['verso', 2],
    ['coro', 1],
    ['verso', 1],
    ['coro', 1],
    ['puente', 1],
    ['coro', 1],
  ]);
});

test('what an object has by itself is no heading', () => {
  expect(shapeOf('constructor\n[toString]\n__proto__')).toEqual([['estrofa', ['-4 -4 -4']]]);
});

test('the metre is one that can be kept, whatever is pasted', () => {
  expect(shapeOf('ta '.repeat(45))).toEqual([['estrofa', ['-40']]]);
  expect(shapeOf('& '.repeat(99))).toEqual([['estrofa', ['-8']]]);
});

test('a line that only has a word of a heading in it is a line', () => {
  expect(shapeOf('Coro de pájaros\nLa final de mi vida')).toEqual([['estrofa', ['-5 -5']]]);
});

test('the title is the first words of a text without one', () => {
  expect(songOfText('', `[Verso]\n${verse}`).title).toBe('Canto y lloro en este puerto');
  expect(songOfText('Mi puerto', verse).title).toBe('Mi puerto');
  expect(songOfText('', '...').title).toBe('Sin título');
});

test.each([
  ['markup', '<b>hola</b>\n{{x}}\n[a|b]', ['<b>hola</b>', '{{x}}', '[a|b]']],
  ['another script', '爱\n🎸\n爱', ['爱', '🎸', '爱']],
  ['signs alone', '¡!\n—', ['¡!', '—']],
  ['headings alone', '[Coro]\n[Coro]\nVerso', []],
])('of %s nothing is lost', (_, text, lines) => {
  const said = songOfText('', text).sections.flatMap(({ stanzas }) =>
    stanzas.flatMap((stanza) => stanza.lines.map((line) => line.text)),
  );
  expect(said).toEqual(lines);
});
