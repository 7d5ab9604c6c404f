import { expect, test } from 'vitest';
import { createBank, type Image, parseImages, textOf } from './bank.ts';
import { createRandom } from './random.ts';
import { solveStanza } from './solve.ts';
import { isSameWord } from './verify.ts';
import { parseAdjectives, parseNouns } from './words.ts';

const lexicon = {
  nouns: parseNouns([
    {
      opening:
        'puerta f puertas 0 2\nventana f ventanas 0 2\nportón m portones 0 2\npostigo m postigos 0 2',
    },
  ]),
  adjectives: parseAdjectives('abierto abierta abiertos abiertas 0'),
  verbs: new Map(),
};

/** All stanzas that so many seeds make of these images. */
function stanzasOf(scheme: string, images: readonly Image[]): string[][] {
  const bank = createBank(images, lexicon);
  return Array.from({ length: 60 }, (_, seed) =>
    solveStanza(
      {
        ...{ bank, random: createRandom(seed), used: new Set(), ends: new Set(), hook: null },
        ...{ imagesFor: () => images, weigh: () => 1, judge: () => 0 },
      },
      {
        ...{ scheme, rhyme: 'asonante', moves: ['escena'] },
        metres: Array.from(scheme, () => 10),
      },
    ),
  ).flatMap((units) => (units ? [units.flatMap(({ lines }) => lines.map(textOf))] : []));
}

test('a line that agrees with a noun of the other one stands beside one of its kind', () => {
  const agreeing = parseImages(`
# tried | escena | vida | 0 | - | -
(ayer |anoche |al fin )quedó [en silencio |sin luz |muy lejos ]{el opening#a}
(y )[nadie|ninguno|mi hermano] (ya |más |todavía )[la quiso|lo vio] {=a abierto}
`);
  const stanzas = stanzasOf('--', agreeing);
  expect(stanzas.length).toBeGreaterThan(20);
  for (const [first = '', second = ''] of stanzas)
    expect(/puerta|ventana/.test(first), `${first} / ${second}`).toBe(/abierta/.test(second));
});

test.each(['--', 'ab', '-a'])('no word ends two lines of a stanza of %s', (scheme) => {
  const images = parseImages(`
# tried | escena | vida | 0 | - | -
(ayer |anoche |al fin )[miramos|vimos] [el camino|el portón]
(y )[nadie|ninguno|mi hermano] [cerró|miró|tocó] [los caminos|los portones]
`);
  const stanzas = stanzasOf(scheme, images);
  expect(stanzas.length).toBeGreaterThan(10);
  for (const [first = '', second = ''] of stanzas) {
    const [one, other] = [first, second].map((line) => line.split(' ').at(-1) ?? '');
    expect(isSameWord(one ?? '', other ?? ''), `${first} / ${second}`).toBe(false);
  }
});

test('no more images are looked at than somebody has patience for', () => {
  const images = parseImages(
    Array.from(
      { length: 30 },
      (_, at) => `# tried-${at} | escena | vida | 0 | - | -\nquedó {el opening}\ny nadie la vio\n`,
    ).join('\n'),
  );
  const bank = createBank(images, lexicon);
  const looks = { left: 12 };
  const solved = solveStanza(
    {
      ...{ bank, random: createRandom(1), used: new Set(), ends: new Set(), hook: null },
      ...{ imagesFor: () => images, weigh: () => 1, judge: () => 0 },
    },
    { scheme: '--', rhyme: 'asonante', moves: ['escena'], metres: [11, 11] },
    new Map(),
    looks,
  );
  expect([solved, looks.left]).toEqual([null, -1]);
});
