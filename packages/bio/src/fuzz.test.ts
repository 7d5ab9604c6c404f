import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waysOf } from '#test/sampled.ts';
import { type BioForm, parseFacts } from './facts.ts';
import { genres } from './genres.ts';
import { makeBios } from './make-bios.ts';
import { languages, type Manner, persons, tones } from './manner.ts';
import { tidyName } from './tidy.ts';

const manners = tones.flatMap((tone) =>
  languages.flatMap((language) => persons.map((person): Manner => ({ tone, language, person }))),
);

const odd = [
  ...['1,2 millones', '2019', '3.000.000', '½', '٣', 'https://x.co/a,b', '@luna', '#1', '«a, b»'],
  ...['👩‍👩‍👧‍👦', '🎤', '🇨🇴', '周杰倫', 'می\u200Cخواهم', 'שירה', 'Ñandú', 'e\u0301', 'ß', 'ı', 'ǆ', 'ʼn'],
  ...['<b>hola</b>', '{{x}}', '{name}', '${y}', '(mi|su)', 'undefined', 'null', '[object Object]'],
  ...['ROCK', 'iLe', 'y', 'e', 'Soy', 'hago', 'rock', 'M.I.A.', '...', '..', '!', '¿?', '…', '.'],
  ...[
    ',',
    ';',
    '•',
    '\n',
    '\r\n',
    '\t',
    '  ',
    '·',
    '|',
    '/',
    '-',
    '—',
    ':',
    '(',
    ')',
    '"',
    "'",
    '\\',
  ],
  ...['\u0000', '\u200B', '\u202E', '\uFEFF', '\u3000', '\uD83D', '\uDE00', '\uE000', '\u0301'],
];
const plain = [
  ...['gira por Boyacá', 'premio', 'voz rota', 'Luna', 'sol', 'Toqué en EE.UU.', 'gané en Pasto!'],
  ...[
    '8 años tocando',
    'desde 2019…',
    'Cuarteto de Cali',
    'tocamos en D.C.',
    'EP «Uno»',
    '40 conciertos',
  ],
];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.constantFrom(...plain) },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const typed = (longest: number) =>
  fc
    .array(fc.tuple(piece, fc.constantFrom('', ' ', ', ', '; ', '\n')), { maxLength: longest })
    .map((pieces) => pieces.flat().join(''));
const field = fc.oneof(
  { weight: 20, arbitrary: typed(8) },
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: typed(60) },
  fc
    .tuple(typed(6), fc.constantFrom('', ' ', ', ', '.'))
    .map(([text, joint]) => `${text}${joint}`.repeat(2000).slice(0, 10_000)),
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Luna Rojas', 'iLe', 'Los Niches', '周杰倫', 'Wham!') },
  { weight: 4, arbitrary: typed(3) },
  field,
);
const form: fc.Arbitrary<BioForm> = fc
  .record({
    artistName: name,
    genre: fc.constantFrom(...Object.keys(genres)),
    experience: field,
    achievements: field,
    style: field,
  })
  .filter((form) => isNamed(form));

const isNamed = (form: BioForm) => {
  try {
    return parseFacts(form).name.text !== '';
  } catch {
    return false;
  }
};

/** What nobody may add: looked for apart from what the engine verifies by itself, which throws. */
function checkBios(form: BioForm, manner: Manner, seed: number) {
  const input = tidyName(Object.values(form).join(' '));
  const facts = parseFacts(form);
  for (const bio of makeBios(form, { ...manner, seed })) {
    const { text, pieces, platform } = bio;
    expect(text.length).toBeLessThanOrEqual(bio.limit);
    expect(text.trim()).not.toBe('');
    expect(text).toBe(pieces.map(({ text }) => text).join(''));
    expect(text).not.toMatch(/ {2}|^\s|\s$/);
    expect(text.isWellFormed()).toBe(true);
    const own = pieces.filter(({ fact }) => fact === null || fact === 'genre');
    for (const { text } of own) expect(text).not.toMatch(/[\p{N}{}|]{2}|\p{N}|undefined/u);
    const runs = text.match(/\d+/g) ?? [];
    expect(runs.filter((run) => !input.includes(run))).toEqual([]);
    const all = [...facts.experience, ...facts.achievements, ...facts.style];
    const said = new Map(pieces.map(({ fact, text }) => [fact, text]));
    for (const { id, text } of all)
      if (said.has(id)) expect(said.get(id)?.toLowerCase()).toBe(text.toLowerCase());
    const typedLength = all.reduce(
      (sum, { text }) => sum + text.length + 2,
      facts.name.text.length,
    );
    if (platform === 'spotify' && typedLength < 1000) expect(bio.left).toEqual([]);
    if (platform === 'press' && typedLength < 2000) expect(bio.left).toEqual([]);
  }
}

test('whatever is typed, every text holds', { timeout: 600_000 }, () => {
  let tried = 0;
  fc.assert(
    fc.property(form, fc.nat(), (form, seed) => {
      for (const manner of waysOf(manners, tried++)) checkBios(form, manner, seed);
    }),
    { numRuns: 2_000, endOnFailure: true },
  );
});
