import { isPlural, isVerbForm, type Part } from '../frames/parse.ts';
import { verbForms } from '../words.ts';

/** Words that can stand where another stands, in the form in which it stands; those that share more places with it first. */
export type SlotMates = (word: string) => readonly string[];

/** A place of a frame, and the form in which a word of it is written. */
type Use = { part: Part; form: string };

/**
 * What stands in the places of all frames by what else does. Places are narrow, so that whatever goes into one makes sense in most of
 * those that it shares. The gender and the number of a noun stay: what agrees with it need not change.
 */
export function createSlotMates(parts: readonly Part[]): SlotMates {
  const uses = new Map<string, Use[]>();
  for (const part of parts)
    for (const [form, word] of formsOf(part)) {
      const known = uses.get(word);
      if (known) known.push({ part, form });
      else uses.set(word, [{ part, form }]);
    }
  return (word) => {
    const shared = new Map<string, number>();
    for (const use of uses.get(word) ?? [])
      for (const [form, mate] of formsOf(use.part))
        if (form === use.form && mate !== word) shared.set(mate, (shared.get(mate) ?? 0) + 1);
    return [...shared]
      .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
      .map(([mate]) => mate);
  };
}

/** The words of a part, each with the form that its mates share. */
function formsOf(part: Part): (readonly [form: string, word: string])[] {
  if (part.kind === 'noun') {
    const number = isPlural(part.article) ? 'p' : 's';
    return part.nouns.flatMap(({ singular, plural, gender }) => {
      const word = number === 'p' ? plural : singular;
      return word === null ? [] : [[`${gender} ${number}`, word] as const];
    });
  }
  if (part.kind === 'adjective')
    return part.adjectives.flatMap((adjective) =>
      (['m', 'f', 'mp', 'fp'] as const).map((form) => [form, adjective[form]] as const),
    );
  if (part.kind !== 'verb') return [];
  return part.verbs.flatMap((verb) => formsAsked(part).map((form) => [form, verb[form]] as const));
}

/** `pres3` agrees in number with a noun: it is pres3s and pres3p. */
const formsAsked = ({ form, of }: Extract<Part, { kind: 'verb' }>) =>
  of === null
    ? [form].filter(isVerbForm)
    : verbForms.filter((one) => one === `${form}s` || one === `${form}p`);
