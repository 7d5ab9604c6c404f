import { type Adjective, found, type Noun, type Verb, type VerbForm, verbForms } from '../words.ts';

/** The words that frames draw from. */
export type Lexicon = {
  nouns: ReadonlyMap<string, readonly Noun[]>;
  adjectives: ReadonlyMap<string, Adjective>;
  verbs: ReadonlyMap<string, Verb>;
};

/** What stands at one place of a line. */
export type Part =
  | { kind: 'text'; text: string }
  /** One of some words that agree with nothing; of an optional one the first is empty. */
  | { kind: 'choice'; texts: readonly string[] }
  | { kind: 'noun'; article: Article; nouns: readonly Noun[]; name: string | null }
  /** A noun that was named before, again. */
  | { kind: 'echo'; article: Article; of: string }
  | { kind: 'adjective'; of: string; adjectives: readonly Adjective[] }
  | { kind: 'verb'; form: string; of: string | null; verbs: readonly Verb[] }
  /** lo, la, los, las; or the last letters of a word: -o, -a, -os, -as. */
  | { kind: 'pronoun' | 'ending'; of: string };

const singular = [
  'el',
  'un',
  'mi',
  'tu',
  'su',
  'este',
  'ese',
  'aquel',
  'nuestro',
  'otro',
  '-',
] as const;
const plural = [
  'los',
  'unos',
  'mis',
  'tus',
  'sus',
  'estos',
  'esos',
  'aquellos',
  'nuestros',
  'otros',
  '--',
] as const;

export type Article = (typeof singular)[number] | (typeof plural)[number];

export const isPlural = (article: Article): boolean => plural.some((one) => one === article);

const isArticle = (text: string): text is Article =>
  [...singular, ...plural].some((one) => one === text);

/**
 * A line of a frame. `{el opening#a}` is a noun of a field with its article, and has a name; `{el opening,room:puerta,patio}` one
 * of these words; `{el opening!cortina}` any but these. `{el @a}` is that noun again, `{=a roto,abierto}` an adjective that agrees
 * with it, `{lo=a}` its pronoun, `call{o=a}` an ending, `{pres3=a brillar,arder}` and `{pret1s perder}` verbs. `[se va|se fue]` is
 * one of these texts, `(hoy |ya )` one of these or nothing.
 */
export function parseLine(line: string, lexicon: Lexicon): Part[] {
  const tokens = line.match(/\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^{[(]+/g) ?? [];
  return tokens.map((token): Part => {
    const inner = token.slice(1, -1);
    if (token.startsWith('[')) return { kind: 'choice', texts: inner.split('|') };
    if (token.startsWith('(')) return { kind: 'choice', texts: ['', ...inner.split('|')] };
    if (token.startsWith('{')) return slotOf(inner, lexicon);
    return { kind: 'text', text: token };
  });
}

/** The slots of each lexicon by how they are written: the images of a theme are read again for every song. */
const slots = new WeakMap<Lexicon, Map<string, Part>>();

function slotOf(slot: string, lexicon: Lexicon): Part {
  let known = slots.get(lexicon);
  if (!known) slots.set(lexicon, (known = new Map<string, Part>()));
  let part = known.get(slot);
  if (!part) known.set(slot, (part = parseSlot(slot, lexicon)));
  return part;
}

function parseSlot(slot: string, lexicon: Lexicon): Part {
  const agreeing = /^(lo|o)=(\w+)$/.exec(slot);
  if (agreeing?.[2] !== undefined)
    return { kind: agreeing[1] === 'lo' ? 'pronoun' : 'ending', of: agreeing[2] };
  const adjective = /^=(\w+) (.+)$/.exec(slot);
  if (adjective?.[1] !== undefined && adjective[2] !== undefined)
    return {
      kind: 'adjective',
      of: adjective[1],
      adjectives: listed(adjective[2]).map((word) => found(lexicon.adjectives, word)),
    };
  const [head = '', rest = ''] = slot.split(/ (.*)/s);
  if (isArticle(head)) return parseNounSlot(head, rest, lexicon);
  return parseVerbSlot(slot, lexicon);
}

const listed = (list: string): string[] => list.split(',').map((word) => word.trim());

function parseNounSlot(article: Article, rest: string, lexicon: Lexicon): Part {
  const echo = /^@(\w+)$/.exec(rest);
  if (echo?.[1] !== undefined) return { kind: 'echo', article, of: echo[1] };
  const slot = /^([\w,]+)(?:([:!])([^#]+))?(?:#(\w+))?$/u.exec(rest);
  if (!slot) throw new Error(`not a slot: {${article} ${rest}}`);
  const [, fields = '', sign, words = '', name = null] = slot;
  const all = [...new Set(listed(fields).flatMap((field) => found(lexicon.nouns, field)))];
  const chosen = new Set(listed(words));
  for (const word of sign ? chosen : [])
    if (!all.some(({ singular: one }) => one === word))
      throw new Error(`«${word}» is not in ${fields}`);
  const nouns = all.filter(
    (noun) =>
      (sign === undefined || chosen.has(noun.singular) === (sign === ':')) &&
      (!isPlural(article) || noun.plural !== null),
  );
  if (nouns.length === 0) throw new Error(`nothing fits {${article} ${rest}}`);
  return { kind: 'noun', article, nouns, name };
}

function parseVerbSlot(slot: string, { verbs }: Lexicon): Part {
  const verb = /^(\w+?)(?:=(\w+))? (.+)$/u.exec(slot);
  if (!verb) throw new Error(`not a slot: {${slot}}`);
  const [, form = '', of = null, words = ''] = verb;
  if (!isVerbForm(of === null ? form : `${form}s`)) throw new Error(`no form: {${slot}}`);
  return { kind: 'verb', form, of, verbs: listed(words).map((word) => found(verbs, word)) };
}

export const isVerbForm = (form: string): form is VerbForm => verbForms.some((one) => one === form);

/** Whether it may say nothing, which is its first choice. */
export const isOptional = (part: Part): boolean => part.kind === 'choice' && part.texts[0] === '';

/** In how many ways a part can be filled. */
export function sizeOf(part: Part): number {
  if (part.kind === 'choice') return part.texts.length;
  if (part.kind === 'noun') return part.nouns.length;
  if (part.kind === 'adjective') return part.adjectives.length;
  return part.kind === 'verb' ? part.verbs.length : 1;
}
