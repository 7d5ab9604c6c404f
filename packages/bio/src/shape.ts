import { type BioForm, type ListedFact, parseFacts } from './facts.ts';
import {
  groupHeads,
  musicHeads,
  numerals,
  roleHeads,
  spokenBy,
  statusHeads,
  workHeads,
  workPlurals,
} from './heads.ts';
import type { Person } from './manner.ts';

/**
 * What a typed fact is in Spanish, by how it begins, where that says in which sentence it may stand:
 * `since` «desde 2019…», `doing` «8 años tocando…», `having` «10 años de experiencia», `group` «cuarteto de…», `role`
 * «cantautora de…», `from` «de Medellín», `status` «finalista de…», `things` «40 conciertos», «EP «Uno»», `sounds` «guitarras lentas».
 */
export type Shape =
  | 'since'
  | 'doing'
  | 'having'
  | 'group'
  | 'role'
  | 'from'
  | 'status'
  | 'things'
  | 'sounds';

/** A fact as it stands within a sentence, and the article that it has there; a group and `things` alone may have one. */
type Shaped = { shape: Shape; article: string; text: string };

const amount = String.raw`(?:(?:más|cerca) de |casi )?(?:\d[\d.,]*|${numerals.join('|')})`;
const time = new RegExp(String.raw`^${amount} (?:años?|meses|mes) (?<rest>.+)`, 'u');
const counted = new RegExp(
  String.raw`^${amount}(?: ?(?:mil|[MK]|millón|millones))?(?: de)? (?!veces )\p{Ll}+s(?=$|[\s,(])`,
  'u',
);
const year = /^(?:19|20)\d\d\b/;
/** A clause may follow «desde» as well: «desde niña canto…». */
const since =
  /^desde (?:\d|hace |(?:el|la|los|las) \p{L}*\d|niñ[oa]s?(?:$| en )|pequeñ[oa]s?$|siempre$|que )/u;
/** Names alone: «de Medellín, Colombia». */
const from = /^de \p{Lu}[\p{L}.]+(?:,? (?:\p{Lu}[\p{L}.]+|del?|la|el|y))*$/u;
const doing =
  /^(?:\p{L}+(?:ando|iendo|yendo)|como|en la (?:música|escena|industria)|en los escenarios)(?: |$)/u;
const having =
  /^de (?:experiencia|carrera|trayectoria|trabajo|estudio|oficio|música|formación|tarima)(?=$|[\s,])/u;
/** A work of one's own, and not «premio Nuestra Tierra». */
const workOf = /^\S+(?:$| \(| (?:por|en|con|junto|sobre|a|para) | de (?!l))/u;
const titled = /^\S+ [«“"]/;
const isNamed = /^\S+ \p{Lu}/u;
const plural = /^\p{Ll}{3,}[aeo]s$/u;
/** What ends in -s and is no plural, says how somebody is, or belongs to somebody. */
const noPlural =
  /^(?:\p{L}+mos|\p{L}+stes?|más|menos|además|entonces|antes|después|lejos|apenas|jamás|nuestr[oa]s|vuestr[oa]s|eres|desde|ellos|ellas|todos|todas|junt[oa]s|veces|\p{L}+(?:[ai]d[oa]s|istas|ntes|iv[oa]s|os[oa]s))$/u;

/**
 * The shape of a fact, and the fact as it stands in a sentence: in small letters where a phone began it with a capital. Null
 * where nothing says what it is: then it stands after a colon.
 * @example shapeOf('Cuarteto de Bogotá') // { shape: 'group', article: 'un ', text: 'cuarteto de Bogotá' }
 */
export function shapeOf(fact: string): Shaped | null {
  const text = small(fact);
  const [head = ''] = /^[\p{L}\p{M}-]+/u.exec(text) ?? [];
  const as = (shape: Shape, article = '') => ({ shape, article, text });
  if (since.test(text)) return as('since');
  if (from.test(text)) return as('from');
  const { rest } = time.exec(text)?.groups ?? {};
  if (rest !== undefined)
    return doing.test(rest) ? as('doing') : having.test(rest) ? as('having') : null;
  // What follows in large letters makes a name of it: «Grupo Niche», «Dos Minutos».
  if (isNamed.test(text)) return null;
  if (groupHeads.has(head)) return as('group', groupHeads.get(head));
  if (roleHeads.has(head)) return as('role');
  if (statusHeads.has(head)) return as('status');
  if (workPlurals.has(head) || (counted.test(text) && !year.test(text))) return as('things');
  const article = workHeads.get(head);
  // What has a title is that one and no other.
  if (article && titled.test(text)) return as('things', definite[article]);
  if (article) return workOf.test(text) ? as('things', article) : null;
  const isName = fact !== text && /\p{Lu}/u.test(text);
  if (isName) return null;
  if (/^una? \p{Ll}/u.test(text)) return as('sounds');
  if (musicHeads.has(head.replace(/s$/, '')) || musicHeads.has(head.replace(/es$/, '')))
    return as('sounds');
  // A name in the plural (Aterciopelados) is nobody's to write small.
  return fact === text && plural.test(head) && !noPlural.test(head) ? as('sounds') : null;
}

/** What a fact says of itself. */
export type FactReading = {
  shaped: Shaped | null;
  speaker: Person | null;
  /** Without the capital that a phone begins a field with. */
  small: string;
  /** As it stands within a sentence: small where its first word is one that is known. */
  inSentence: string;
};

const readings = new WeakMap<ListedFact, FactReading>();

/** Reads a fact once, in however many sentences it is tried. */
export function readingOf(fact: ListedFact): FactReading {
  let reading = readings.get(fact);
  if (!reading) {
    const [shaped, speaker] = [shapeOf(fact.text), speakerOf(fact.text)];
    const isKnown = shaped !== null || speaker !== null || ordinary.test(fact.text);
    reading = {
      ...{ shaped, speaker, small: small(fact.text) },
      inSentence: isKnown ? small(fact.text) : fact.text,
    };
    readings.set(fact, reading);
  }
  return reading;
}

/** Words that begin a fact and no name, before another that is written small. */
const ordinary =
  /^(?:Mis?|Hij[oa]s?|Residentes?|Primera?|Segund[oa]|Tercera?|Con|Sin|En|Por|Para|Entre|Durante|Una?|\p{Lu}\p{Ll}+[ai]d[oa]s?) (?=\p{Ll})/u;

/** A fact without the capital that a phone begins a field with. */
const small = (fact: string): string =>
  fact.replace(/^\p{Lu}(?=\p{Ll}|[\s,])/u, (letter) => letter.toLowerCase());

const definite = { 'un ': 'el ', 'una ': 'la ' } as const;

/**
 * Who speaks in a fact that begins with a verb that is known: «toqué en…» is I, «tocamos en…» we, «tocó en…» somebody else.
 * @example speakerOf('Gané el festival') // '1s'
 */
export function speakerOf(fact: string): Person | null {
  const [typed = ''] = /^\p{L}\p{Ll}*(?= \S)/u.exec(fact) ?? [];
  return spokenBy.get(typed.toLowerCase()) ?? null;
}

/** What was typed of experience and achievements in which somebody speaks, and not who the biography says: «toqué en…» of a project. */
export function factsOfAnother(form: BioForm, person: Person): { text: string; speaks: Person }[] {
  const { experience, achievements } = parseFacts(form);
  return [...experience, ...achievements].flatMap((fact) => {
    const { speaker: speaks, small: text } = readingOf(fact);
    return speaks && speaks !== person ? [{ text, speaks }] : [];
  });
}
