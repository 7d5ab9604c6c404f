import type { Noun } from '../words.ts';
import { type Article, isPlural, isVerbForm, type Lexicon, parseLine, type Part } from './parse.ts';

/** A line of a frame: what stands there, in order. */
export type FrameLine = { parts: readonly Part[] };

/** Two lines that are one image. */
export type Frame = {
  id: string;
  lines: readonly [FrameLine, FrameLine];
  /** Where each noun with a name stands: line and part. */
  names: ReadonlyMap<string, { line: number; part: number }>;
};

export function createFrame(id: string, texts: readonly [string, string], lexicon: Lexicon): Frame {
  const lines = texts.map((text): FrameLine => ({ parts: parseLine(text, lexicon) }));
  const names = new Map<string, { line: number; part: number }>();
  for (const [line, { parts }] of lines.entries())
    for (const [part, one] of parts.entries())
      if (one.kind === 'noun' && one.name !== null) names.set(one.name, { line, part });
  for (const [line, { parts }] of lines.entries())
    for (const [part, one] of parts.entries()) {
      if (!('of' in one) || one.of === null) continue;
      const place = names.get(one.of);
      if (!place) throw new Error(`${id}: nothing is named ${one.of}`);
      if (place.line === line && place.part > part)
        throw new Error(`${id}: what agrees with ${one.of} comes before it`);
    }
  const [first, second] = lines;
  if (!first || !second) throw new Error(`${id}: not two lines`);
  return { id, lines: [first, second], names };
}

/** The noun that a part of a frame agrees with, by the choices of both of its lines. */
export type Bound = (name: string) => { noun: Noun; isPlural: boolean };

/** What a part says. */
export function partText(part: Part, choice: number, bound: Bound): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'choice':
      return part.texts[choice] ?? '';
    case 'noun': {
      const noun = part.nouns[choice];
      return noun ? withArticle(part.article, noun) : '';
    }
    case 'echo':
      return withArticle(part.article, bound(part.of).noun);
    case 'adjective':
      return part.adjectives[choice]?.[formOf(bound(part.of))] ?? '';
    case 'verb': {
      const number = part.of === null ? '' : bound(part.of).isPlural ? 'p' : 's';
      const form = `${part.form}${number}`;
      return isVerbForm(form) ? (part.verbs[choice]?.[form] ?? '') : '';
    }
    case 'pronoun':
      return { m: 'lo', f: 'la', mp: 'los', fp: 'las' }[formOf(bound(part.of))];
    case 'ending':
      return { m: 'o', f: 'a', mp: 'os', fp: 'as' }[formOf(bound(part.of))];
  }
}

function formOf({ noun, isPlural: many }: ReturnType<Bound>): 'm' | 'f' | 'mp' | 'fp' {
  const gender = noun.gender === 'm' ? 'm' : 'f';
  return many ? `${gender}p` : gender;
}

const feminine: Partial<Record<Article, string>> = {
  ...{
    el: 'la',
    un: 'una',
    este: 'esta',
    ese: 'esa',
    aquel: 'aquella',
    nuestro: 'nuestra',
    otro: 'otra',
  },
  ...{ los: 'las', unos: 'unas', estos: 'estas', esos: 'esas', aquellos: 'aquellas' },
  ...{ nuestros: 'nuestras', otros: 'otras' },
};

function withArticle(article: Article, noun: Noun): string {
  const word = isPlural(article) ? (noun.plural ?? noun.singular) : noun.singular;
  if (article === '-' || article === '--') return word;
  // el agua, un alma; but esta agua.
  const keeps =
    noun.gender === 'm' || (noun.gender === 'fa' && (article === 'el' || article === 'un'));
  return `${keeps ? article : (feminine[article] ?? article)} ${word}`;
}

/** A line as it is written: a + el is al, y before i is e, one space between words. */
export function written(text: string): string {
  let line = text;
  if (line.includes(' el '))
    line = line.replaceAll(/(?<!\p{L})(a|de) el (?=\p{L})/gu, (_, word: string) =>
      word === 'a' ? 'al ' : 'del ',
    );
  if (/(?:^|\s)[yo]\s/.test(line))
    line = line
      .replaceAll(/(?<!\p{L})y (?=[hH]?[iIíÍ](?![eé]))/gu, 'e ')
      .replaceAll(/(?<!\p{L})o (?=[hH]?[oOóÓ])/gu, 'u ');
  return line.replaceAll(/\s+(?=[,.;:?!\s])/g, '').trim();
}
