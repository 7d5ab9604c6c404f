import { describe, expect, test } from 'vitest';
import { languages, persons, tones } from '../manner.ts';
import { expand } from '../template.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { templatesOf, texts } from './texts.ts';

/** What presupposes something that nobody typed, or praises. */
const banned =
  /reconocid|aclamad|destacad|talent|trayectoria impecable|miles de|fans|seguidor|desde siempre|éxito|exitos|únic|mejor|famos|estrella|leyenda|ícono|premiad|prestig|promesa de|consagrad|revelación|fenómeno|acclaimed|renowned|talented|best|famous|unique|legend|award|success|star\b|thousands/i;

/** Words that say of somebody that they are a man or a woman. */
const gendered =
  /\b(?:él|ella|nosotros|nosotras|ellos|ellas|he|she|him|her|his|hers|un artista|una artista|cantante|músico)\b/i;

const all = languages.flatMap((language) =>
  tones.map((tone) => ({ language, tone, said: texts[language][tone] })),
);

describe.each(all)('$language $tone', ({ said }) => {
  const templates = templatesOf(said);
  const { opening, style, experience, achievements, sheet, segments } = said;

  test('each message has its facts, and no more', () => {
    const slotsOf = (template: string) =>
      persons.map((person) =>
        expand(template, person)
          .flatMap((part) => ('slot' in part ? [part.slot] : []))
          .sort()
          .join(' '),
      );
    const naming = /^(?:(?:Genre|al|del|genre) name|name the)$/;
    for (const template of [...opening.long, ...opening.medium, ...sheet])
      for (const slots of slotsOf(template)) expect(slots).toMatch(naming);
    for (const [kind, { long, medium }] of Object.entries({ style, experience, achievements }))
      for (const template of [...long, ...medium])
        expect(slotsOf(template)).toEqual([kind, kind, kind]);
    for (const template of segments.genre)
      for (const slots of slotsOf(template)) expect(slots).toMatch(/^(?:genre|the)$/);
    for (const kind of ['style', 'experience'] as const)
      for (const template of segments[kind]) expect(slotsOf(template)).toEqual([kind, kind, kind]);
  });

  test('what has one way a person has three', () => {
    for (const template of templates)
      for (const [, ways = ''] of template.matchAll(/\(([^()]*)\)/g))
        expect(ways.split('|')).toHaveLength(persons.length);
  });

  test('what was typed stands after a colon', () => {
    for (const { long, medium } of [style, experience, achievements])
      for (const template of [...long, ...medium]) expect(template).toMatch(/: \{\w+\}\.$/);
  });

  test('sentences begin large and end', () => {
    for (const { long, medium } of [opening, style, experience, achievements])
      for (const template of [...long, ...medium, ...sheet])
        for (const person of persons) {
          const text = expand(template, person)
            .map((part) => ('text' in part ? part.text : 'X'))
            .join('');
          expect(text).toMatch(/^[¿\p{Lu}].*\.$/u);
          expect(text).not.toMatch(/[.?!] ["«¿]?\p{Ll}| {2}|\.\./u);
        }
  });

  test('there are enough ways to say it', () => {
    expect(new Set(opening.long).size).toBe(10);
    for (const { long } of [style, experience, achievements]) expect(new Set(long).size).toBe(4);
  });

  test('nothing is praised or presupposed, and nobody is he or she', () => {
    for (const template of templates) {
      expect(template).not.toMatch(banned);
      expect(template).not.toMatch(gendered);
      expect(template).not.toMatch(/\p{N}/u);
    }
  });
});

test('what presupposes is known as such', () => {
  expect('una reconocida artista').toMatch(banned);
  expect('ella canta').toMatch(gendered);
});

test('no two tones of a language share a sentence or a separator', () => {
  for (const language of languages) {
    const ofTones = tones.map((tone) => {
      const { opening, style, experience, achievements, sheet } = texts[language][tone];
      const lengths = [opening, style, experience, achievements];
      return [...lengths.flatMap(({ long, medium }) => [...long, ...medium]), ...sheet];
    });
    expect(new Set(ofTones.flat()).size).toBe(ofTones.flat().length);
    for (const platform of ['tiktok', 'instagram'] as const)
      expect(new Set(tones.map((tone) => texts[language][tone].separators[platform])).size).toBe(4);
  }
});

test('the vocabulary is closed', () => {
  expect(vocabularyOf('es').has('hacemos')).toBe(true);
  expect(vocabularyOf('es').has('reguetón')).toBe(true);
  for (const word of ['name', 'genre', 'style', 'famoso', 'Bogotá'])
    expect(vocabularyOf('es').has(word)).toBe(false);
  expect(vocabularyOf('en').has('hacemos')).toBe(false);
});
