import {
  groupHeads,
  musicHeads,
  numerals,
  otherForms,
  roleHeads,
  statusHeads,
  workHeads,
} from './heads.ts';
import { type BioForm, parseFacts } from './facts.ts';
import type { Person } from './manner.ts';

/**
 * What a typed fact is in Spanish, by how it begins, where that says in which sentence it may stand:
 * `since` «desde 2019…», `doing` «8 años tocando…», `having` «10 años de…», `years` «10 años», `group` «cuarteto de…», `role`
 * «cantautora de…», `from` «de Medellín», `status` «finalista de…», `things` «guitarras lentas», «40 conciertos», «EP «Uno»».
 */
export type Shape =
  | 'since'
  | 'doing'
  | 'having'
  | 'years'
  | 'group'
  | 'role'
  | 'from'
  | 'status'
  | 'things';

/** A fact as it stands within a sentence, and the article that it has there; «things» alone may have one. */
type Shaped = { shape: Shape; article: string; text: string };

const amount = String.raw`(?:(?:más|cerca) de |casi )?(?:\d[\d.,]*|${numerals.join('|')})`;
const time = new RegExp(String.raw`^${amount} (?:años?|meses|mes|temporadas?)(?<rest>$| .*)`, 'u');
const counted = new RegExp(
  String.raw`^${amount}(?: ?(?:mil|[MK]|millón|millones))?(?: de)? \p{L}+s(?=$|[\s,(])`,
  'u',
);
const year = /^(?:19|20)\d\d\b/;
const plural = /^(?:un|una|unos|unas|varios|varias|muchos|muchas|\p{Ll}{3,}(?:[aeo]s))$/u;
/** What ends in -s and is no plural, or belongs to somebody. */
const noPlural =
  /^(?:\p{L}+mos|\p{L}+stes?|más|menos|además|entonces|antes|después|lejos|apenas|jamás|mis|tus|sus|nuestr[oa]s|vuestr[oa]s|eres|desde|las|los|es|nos|ellos|ellas|todos|todas)$/u;

/**
 * The shape of a fact, and the fact as it stands in a sentence: in small letters where a phone began it with a capital. Null
 * where nothing says what it is: then it stands after a colon.
 * @example shapeOf('Cuarteto de Bogotá') // { shape: 'group', article: 'un ', text: 'cuarteto de Bogotá' }
 */
export function shapeOf(fact: string): Shaped | null {
  const text = small(fact);
  const [head = ''] = /^[\p{L}\p{M}-]+/u.exec(text) ?? [];
  const as = (shape: Shape, article = '') => ({ shape, article, text });
  if (/^desde \S/.test(text)) return as('since');
  if (/^de \p{Lu}/u.test(text)) return as('from');
  const { rest } = time.exec(text)?.groups ?? {};
  if (rest !== undefined) {
    const shape = timeShape(rest);
    return shape && as(shape);
  }
  if (groupHeads.has(head)) return as('group', groupHeads.get(head));
  if (roleHeads.has(head)) return as('role');
  if (statusHeads.has(head)) return as('status');
  if (counted.test(text) && !year.test(text)) return as('things');
  const article = workHeads.get(head);
  // What has a title is that one and no other.
  if (article) return as('things', /^\S+ [«“"]/.test(text) ? definite[article] : article);
  if (musicHeads.has(head.replace(/s$/, '')) || musicHeads.has(head.replace(/es$/, '')))
    return as('things');
  // A name in the plural (Aterciopelados) is nobody's to write small.
  return fact === text && plural.test(head) && !noPlural.test(head) ? as('things') : null;
}

/** A fact as it stands within a sentence, without the capital of its first word where that is a word that is known. */
export const inSentence = (fact: string): string =>
  (shapeOf(fact) ?? speakerOf(fact)) ? small(fact) : fact;

/** A fact without the capital that a phone begins a field with. */
export const small = (fact: string): string =>
  fact.replace(/^\p{Lu}(?=\p{Ll}|[\s,])/u, (letter) => letter.toLowerCase());

const definite = { 'un ': 'el ', 'una ': 'la ' } as const;

/** By what stands after «8 años». */
function timeShape(rest: string): Shape | null {
  if (rest === '') return 'years';
  if (/^ (?:\p{L}+(?:ando|iendo|yendo)|en|como|con)(?: |$)/u.test(rest)) return 'doing';
  return rest.startsWith(' de ') ? 'having' : null;
}

/**
 * Who speaks in a fact that begins with a verb: «toqué en…» is I, «tocamos en…» we, «tocó en…» somebody else; null of all else.
 * @example speakerOf('Gané el festival') // '1s'
 */
export function speakerOf(fact: string): Person | null {
  const [typed = ''] = /^\p{L}\p{Ll}*(?=$|[\s,])/u.exec(fact) ?? [];
  const verb = typed.toLowerCase();
  const other = otherForms.get(verb);
  if (other !== undefined) return other;
  if (/^\p{L}{2,}(?:é|í)$/u.test(verb)) return '1s';
  if (/^\p{L}{2,}(?:amos|imos)$/u.test(verb)) return '1p';
  return /^\p{L}{2,}ó$/u.test(verb) ? '3s' : null;
}

/** What was typed of experience and achievements in which somebody speaks, and not who the biography says: «toqué en…» of a project. */
export function factsOfAnother(form: BioForm, person: Person): { text: string; speaks: Person }[] {
  const { experience, achievements } = parseFacts(form);
  return [...experience, ...achievements].flatMap(({ text }) => {
    const speaks = speakerOf(text);
    return speaks && speaks !== person ? [{ text: small(text), speaks }] : [];
  });
}
