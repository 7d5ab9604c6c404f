import { describe, expect, test } from 'vitest';
import type { BioForm } from './facts.ts';
import { makeBios } from './make-bios.ts';
import { limits, type Platform } from './platforms.ts';
import { type FaultRule, verifierOf } from './verify.ts';

const form: BioForm = {
  artistName: 'Luna Rojas',
  genre: 'rock',
  experience: 'canté con Ñandú en Pasto. luego grabé',
  achievements: '1,2 millones\nEP «Sol…» (2026)',
  style: 'guitarras lentas, tambora, y',
};
const verify = verifierOf(form, 'es');
const rulesOf = (platform: Platform, text: string) =>
  verify(platform, text).map(({ rule }) => rule);

test.each<[FaultRule, Platform, string]>([
  ['empty', 'tiktok', ' \n'],
  ['too long', 'tiktok', 'Luna Rojas · tambora'.padEnd(81, ' · tambora').replace(/ $/, 'a')],
  ['space', 'tiktok', 'Luna Rojas  · rock'],
  ['space', 'tiktok', 'Luna Rojas · rock '],
  ['space', 'tiktok', ' Luna Rojas · rock'],
  ['space', 'tiktok', 'Luna Rojas \nRock'],
  ['space', 'spotify', 'Soy Luna Rojas.\n\n\nHago rock.'],
  ['placeholder', 'tiktok', 'Luna Rojas · {genre}'],
  ['placeholder', 'tiktok', 'Luna Rojas · undefined'],
  ['placeholder', 'tiktok', 'Luna Rojas · NaN'],
  ['placeholder', 'tiktok', 'Luna Rojas · [object Object]'],
  ['double stop', 'spotify', 'Soy Luna Rojas y hago rock..'],
  ['double stop', 'spotify', 'Soy Luna Rojas y hago rock. .'],
  ['double stop', 'spotify', 'Soy Luna Rojas y hago rock!.'],
  ['no separator', 'tiktok', 'Luna Rojas 1,2 millones'],
  ['no separator', 'spotify', 'Soy Luna Rojas guitarras lentas.'],
  ['small beginning', 'spotify', 'soy Luna Rojas.'],
  ['small beginning', 'spotify', 'Soy Luna Rojas. hago rock.'],
  ['small beginning', 'spotify', 'Soy Luna Rojas.\n\nhago rock.'],
  ['small beginning', 'spotify', 'Soy Luna Rojas. ¿quieres oír rock?'],
  ['small beginning', 'instagram', 'Luna Rojas\nguitarras lentas'],
  ['unfinished', 'spotify', 'Soy Luna Rojas y hago rock'],
  ['unfinished', 'press', 'Soy Luna Rojas\n\nHago rock.'],
  ['number', 'tiktok', 'Luna Rojas · 3 millones'],
  ['number', 'tiktok', 'Luna Rojas · 12 millones'],
  ['number', 'spotify', 'Soy Luna Rojas y hago rock2.'],
  ['name', 'tiktok', 'Luna Rojas · rock · Bogotá'],
  ['name', 'tiktok', 'Luna Rojas · rock · Tambora'],
  ['word', 'tiktok', 'Luna Rojas · rock famoso'],
  ['word', 'spotify', 'Soy luna Rojas.'],
])('%s: in %s %j', (rule, platform, text) => {
  expect(rulesOf(platform, text)).toContain(rule);
});

test('a fault says what it found', () => {
  expect(verify('tiktok', 'Luna Rojas · 12 conciertos')).toEqual([
    { rule: 'number', found: '12' },
    { rule: 'word', found: 'conciertos' },
  ]);
});

test.each<[Platform, string]>([
  ['tiktok', 'Luna Rojas · rock · EP «Sol…» (2026)'],
  ['instagram', 'Luna Rojas\nRock\nGuitarras lentas'],
  ['spotify', 'Soy Luna Rojas. Estilo: guitarras lentas y tambora.'],
  ['spotify', 'Soy Luna Rojas. Experiencia: canté con Ñandú en Pasto. luego grabé.'],
  ['youtube', 'Luna Rojas'],
])('in %s %j there is no fault', (platform, text) => {
  expect(verify(platform, text)).toEqual([]);
});

describe('what was typed is no fault', () => {
  const expectClean = (typed: Partial<BioForm>) => {
    for (let seed = 0; seed < 5; seed++)
      expect(
        makeBios({ ...form, ...typed }, { tone: 'bold', language: 'es', person: '1s', seed }),
      ).toHaveLength(5);
  };

  test.each(['iLe', 'Wham!', '!!!', '...', 'M.I.A.', '{{x}}', 'undefined', 'y', 'Soy', 'premio,'])(
    'a name as %j',
    (artistName) => expectClean({ artistName }),
  );

  test('facts that overlap', () => expectClean({ achievements: `${'", {{x}} '.repeat(9)}", {` }));

  test('a fact that ends with the word that joins a list', () =>
    expectClean({ achievements: 'Luna y', style: 'Luna, voz rota' }));

  test.each(['a  b', 'dos..tres', '{name}', 'https://x.co. luego', '¿?', 'y, hago, Luna Rojas'])(
    'an achievement as %j',
    (achievements) => expectClean({ achievements }),
  );
});

test('the limits are those of the platforms', () => {
  expect(limits).toEqual({ tiktok: 80, instagram: 150, youtube: 1000, spotify: 1500, press: 2500 });
  for (const [platform, limit] of Object.entries(limits)) {
    const rules = (length: number) => rulesOf(platform as Platform, 'y'.repeat(length));
    expect(rules(limit)).not.toContain('too long');
    expect(rules(limit + 1)).toContain('too long');
  }
});

test('a name that was cut is its own, and another one is not', () => {
  const long = verifierOf({ ...form, artistName: 'Luna '.repeat(40) }, 'es');
  expect(long('tiktok', 'Luna Luna Lu…')).toEqual([]);
  expect(long('tiktok', 'Luna Mar…').map(({ rule }) => rule)).toContain('name');
});
