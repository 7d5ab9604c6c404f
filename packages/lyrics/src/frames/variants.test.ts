import { scan } from '#packages/prosody/src/index.ts';
import { describe, expect, test } from 'vitest';
import { parseAdjectives, parseNouns, parseVerbs, verbForms } from '../words.ts';
import { createFrame, written } from './frame.ts';
import { createMeasure } from './measure.ts';
import type { Lexicon } from './parse.ts';
import { variantsOf } from './variants.ts';

const lexicon: Lexicon = {
  nouns: parseNouns([
    {
      opening: 'ventana f ventanas 0 2\nportón m portones 0 2',
      water: 'agua fa aguas 0 2\nrío m ríos 0 2',
      thirst: 'sed f - -1 0\nimán m imanes 0 2\nhielo m hielos 0 2',
    },
  ]),
  adjectives: parseAdjectives('roto rota rotos rotas -1\nazul azul azules azules 0'),
  verbs: parseVerbs([
    verbForms
      .map((form) => ({ inf: 'arder', pres3s: 'arde', pres3p: 'arden' })[form as 'inf'] ?? form)
      .join(' '),
  ]),
};
const measure = createMeasure();
const all = { shortest: 1, longest: 30 };

function linesOf(first: string, second = 'nada más'): string[] {
  const frame = createFrame('tried', [first, second], lexicon);
  return variantsOf(frame, 0, measure, all).map(({ options }) =>
    written(options.map(({ measured }) => measured.text).join(' ')),
  );
}

test.each([
  ['se abre {el opening}', ['se abre la ventana', 'se abre el portón']],
  [
    '{los opening} de {-- water}',
    [
      'las ventanas de aguas',
      'las ventanas de ríos',
      'los portones de aguas',
      'los portones de ríos',
    ],
  ],
  ['vengo de {el water}', ['vengo del agua', 'vengo del río']],
  ['voy a {un water}', ['voy a un agua', 'voy a un río']],
  ['{este water}', ['esta agua', 'este río']],
  [
    '{el opening#a} {=a roto,azul}',
    ['la ventana rota', 'la ventana azul', 'el portón roto', 'el portón azul'],
  ],
  ['{los opening:portón#a} {pres3=a arder}', ['los portones arden']],
  [
    '{el opening#a}, {lo=a} dejo dormid{o=a}',
    ['la ventana, la dejo dormida', 'el portón, lo dejo dormido'],
  ],
  ['{el opening!portón#a} y {otro @a}', ['la ventana y otra ventana']],
  [
    '(hoy |ya )[se va|se fue]',
    ['se va', 'se fue', 'hoy se va', 'hoy se fue', 'ya se va', 'ya se fue'],
  ],
  ['frío y {- thirst}', ['frío y sed', 'frío e imán', 'frío y hielo']],
])('%s', (frame, lines) => {
  expect(linesOf(frame)).toEqual(lines);
});

describe('a line that agrees with the other one', () => {
  const frame = createFrame(
    'tried',
    ['se abre {el opening,water#a}', 'y quedó {=a roto}'],
    lexicon,
  );

  test('says of which of its nouns it may follow', () => {
    const variants = variantsOf(frame, 1, measure, all);
    expect(
      variants.map(({ needs, options }) => [
        options.map(({ measured }) => measured.text).join(' '),
        needs?.anyOf,
      ]),
    ).toEqual([
      ['y quedó rota', [0, 2]],
      ['y quedó roto', [1, 3]],
    ]);
  });
});

test.each([
  ['{el nothing}', '«nothing» is not in the bank'],
  ['{el opening:luna}', '«luna» is not in opening'],
  ['{los thirst:sed}', 'nothing fits'],
  ['{=a roto} {el opening#a}', 'comes before'],
  ['{el opening#a} {=b roto}', 'nothing is named b'],
  ['{pres9s arder}', 'no form'],
])('%s is refused', (frame, words) => {
  expect(() => linesOf(frame)).toThrow(words);
});

test.each([
  '(hoy |ya )canto {el water} (azul )y {- thirst}',
  '[espera|aguarda] en {el opening} (a oscuras )a {un water}',
  'soy {un water} (o |u otra )hoja',
  '¿quién {pres3s arder} en {el water}(, señores|, por Dios)?',
  'creo en {el opening}, (y |o )amo {el water}',
])('what is counted in pieces is what is counted whole: %s', (text) => {
  const frame = createFrame('tried', [text, 'nada más'], lexicon);
  for (const { options, count } of variantsOf(frame, 0, measure, all)) {
    const line = written(options.map(({ measured }) => measured.text).join(' '));
    expect([line, count]).toEqual([line, scan(line)?.def]);
  }
});

test.each([
  ['tú, la noche y {- water}, y ron', 'tú, la noche y agua, y ron'],
  ['[tú, la noche y|tú, mi vida y] {- water}, y ron', 'tú, la noche y agua, y ron'],
  ['[tú, la noche y|tú, mi vida o] [amor|odio]', 'tú, mi vida u odio'],
  ['a mí, de [y|ti], [hoy no quiero hablar|no]', 'a mí, de y, hoy no quiero hablar'],
])('an y between two vowels is counted with what follows it: %s', (line, said) => {
  const frame = createFrame('tried', [line, 'nada más'], lexicon);
  const counts = new Map(
    variantsOf(frame, 0, measure, all).map(({ options, count }) => [
      written(options.map(({ measured }) => measured.text).join(' ')),
      count,
    ]),
  );
  expect(counts.get(said)).toBe(scan(said)?.def);
});

test.each([
  ['la tarde y Inés', 'la tarde e Inés'],
  ['sal y hielo', 'sal y hielo'],
  ['uno o Óscar', 'uno u Óscar'],
  ['voy a el mar', 'voy al mar'],
])('«%s» is written «%s»', (text, line) => {
  expect(written(text)).toBe(line);
});
