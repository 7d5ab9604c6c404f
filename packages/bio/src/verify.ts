import { capital } from './capital.ts';
import { type BioForm, type Facts, parseFacts } from './facts.ts';
import type { Language } from './manner.ts';
import { mask, type Masked, masks } from './mask.ts';
import { limits, type Platform } from './platforms.ts';
import { readingOf } from './shape.ts';
import { tidyName } from './tidy.ts';
import { vocabularyOf, wordsIn } from './vocabulary.ts';

export type FaultRule =
  | 'empty'
  | 'too long'
  | 'space'
  | 'placeholder'
  | 'double stop'
  | 'no separator'
  | 'small beginning'
  | 'unfinished'
  | 'number'
  | 'name'
  | 'word';

/** What is wrong with a text, and where. */
export type Fault = { rule: FaultRule; found: string };

/**
 * Reads texts that were made of a form, and names what is wrong with each: it knows nothing of how they were made. What people
 * typed is theirs, spaces apart; what stands around it is ours.
 * Whoever has parsed the form already hands over its facts.
 * @throws {RangeError} what `parseFacts` throws
 * @example verifierOf(form, 'es')('tiktok', 'Luna · 3 millones') // [{ rule: 'number', found: '3' }, …]
 */
export function verifierOf(form: BioForm, language: Language, facts: Facts = parseFacts(form)) {
  const name = facts.name.text;
  const vocabulary = vocabularyOf(language);
  const listed = [...facts.experience, ...facts.achievements, ...facts.style];
  // A fact begins small within a sentence, and large where it has a verb and is one.
  const asWritten = listed.flatMap((fact) => {
    const { speaker, inSentence } = readingOf(fact);
    return [...new Set([fact.text, inSentence, speaker === null ? fact.text : capital(fact.text)])];
  });
  const typed = new Set(
    [form.artistName, form.experience, form.achievements, form.style, ...asWritten].flatMap(
      (field) => wordsIn(tidyName(field)),
    ),
  );
  const texts = [facts.name.text, ...asWritten].map((text): Masked => ({
    text,
    mayBeOurs: mayBeOurs(text, vocabulary),
  }));
  return (platform: Platform, text: string): Fault[] => {
    const size = [...check('empty', text, /^\s*$/), ...checkLength(platform, text)];
    if (isCut(text, name)) return size;
    const ours = mask(text, texts);
    // Facts that overlap leave pieces of what was typed unmasked.
    const isTyped = ({ rule, found }: Fault) =>
      (rule === 'placeholder' || found.length > 1) &&
      texts.some(({ text }) => text.includes(found));
    const checkOurs = (rule: FaultRule, wrong: RegExp) =>
      check(rule, ours, wrong).filter((fault) => !isTyped(fault));
    return [
      ...size,
      ...check('space', text, /[^\S\n]{2}|[^\S\n](?=\n|$)|(?:\n|^)[^\S\n]|\n{3}/),
      ...checkOurs('placeholder', /[{}]|\b(?:undefined|null|NaN)\b|\[object/),
      ...checkOurs('double stop', new RegExp(`[.!?…${masks.stop}]\\.|\\.\\s+\\.`)),
      ...checkOurs(
        'no separator',
        // Two sentences that were typed with their stops need a space alone.
        new RegExp(`${masks.fact}(?:${masks.stop}?|[^\\S\\n]+)${masks.fact}`),
      ),
      ...checkOurs('small beginning', /(?:^|\n|[.!?…]\s+)[¿¡«“"(]*\p{Ll}/u),
      ...checkLines(text, name, texts),
      ...checkEnds(platform, text, name),
      ...checkWords(text, typed, vocabulary),
    ];
  };
}

/** What begins or ends with a separator or a word of our own, or could reach across a comma of a list: «Luna y» may be «Luna» before the «y» of a list. */
function mayBeOurs(fact: string, vocabulary: ReadonlySet<string>): boolean {
  const words = wordsIn(fact);
  const isOurs = (word = '') => word === '' || vocabulary.has(word);
  return separates.test(fact) || isOurs(words[0]) || isOurs(words.at(-1));
}

const separates = /^[:·|/–—-]|[:·|/–—-]$|[,;](?:\s|$)/;

const check = (rule: FaultRule, text: string, wrong: RegExp): Fault[] => {
  const found = wrong.exec(text)?.[0];
  return found === undefined ? [] : [{ rule, found }];
};

const checkLength = (platform: Platform, text: string): Fault[] =>
  text.length > limits[platform] ? [{ rule: 'too long', found: String(text.length) }] : [];

/** A name that is too long for a platform is all that stands there, and ends where it was cut. */
const isCut = (text: string, name: string): boolean =>
  text.length < name.length && text.endsWith('…') && name.startsWith(text.slice(0, -1));

/** What was typed in small letters and begins a line. A name is written as it is. */
function checkLines(text: string, name: string, facts: readonly Masked[]): Fault[] {
  const small = facts.map(({ text }) => text).filter((fact) => capital(fact) !== fact);
  const isName = (line: string) => line.startsWith(name);
  return text
    .split('\n')
    .filter((line) => !isName(line) && capital(line) !== line)
    .filter((line) => small.some((fact) => line.startsWith(fact)))
    .map((found) => ({ rule: 'small beginning', found }));
}

/** A paragraph ends with a stop, unless there was room for no more than the name. */
function checkEnds(platform: Platform, text: string, name: string): Fault[] {
  if (platform === 'tiktok' || platform === 'instagram' || text === name) return [];
  return text
    .split('\n')
    .filter((line) => line !== '' && !/[.!?…]$/.test(line))
    .map((found) => ({ rule: 'unfinished', found }));
}

/** Words are in what was typed or in the vocabulary as they are written, but for a capital that begins a line. */
function checkWords(
  text: string,
  typed: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): Fault[] {
  const isKnown = (word: string) => typed.has(word) || vocabulary.has(word);
  return text.split('\n').flatMap((line) =>
    wordsIn(line).flatMap((word, at): Fault[] => {
      if (isKnown(word)) return [];
      const small = word.charAt(0).toLowerCase() + word.slice(1);
      if (at === 0 && isKnown(small)) return [];
      if (/\p{N}/u.test(word)) return [{ rule: 'number', found: word }];
      return [{ rule: /^\p{Lu}/u.test(word) ? 'name' : 'word', found: word }];
    }),
  );
}
