import { capital } from './capital.ts';
import type { ListedFact } from './facts.ts';
import { jointsOf, listing } from './listing.ts';
import type { Manner, Person } from './manner.ts';
import { oneOf } from './random.ts';
import { readingOf, type Shape } from './shape.ts';
import { fill, type Piece } from './template.ts';
import { texts } from './texts/texts.ts';

/** A fact that may stand in a sentence and not after a colon alone; a `deed` has a verb of its own. */
type ToldFact = { id: ListedFact['id']; text: string; shape: Shape | 'deed'; article: string };

/** Achievements in a sentence: each in its pieces, and what parts it from the one before, also where it is the last. */
type ToldList = {
  leads: readonly string[];
  items: readonly { pieces: readonly Piece[]; between: string; last: string }[];
};

/** Says facts of a known shape in sentences that the seed chose. */
type Teller = {
  /** Null where one of them is nothing that a sound has. */
  style: (facts: readonly ListedFact[]) => Piece[] | null;
  /** A sentence for each fact that may have one; the rest of them after the colon of a template. */
  experience: (facts: readonly ListedFact[], template: string) => Piece[];
  /** Null where they are not all of one kind. */
  achievements: (facts: readonly ListedFact[]) => ToldList | null;
};

/** Null of a language whose sentences take no facts. */
export function createTeller(
  { tone, language, person }: Manner,
  random: () => number,
): Teller | null {
  const { shaped } = texts[language][tone];
  if (!shaped) return null;
  const style = oneOf(shaped.style, random);
  const achievements = oneOf(shaped.achievements, random);
  const [shortest = achievements] = shaped.achievements.toSorted((a, b) => a.length - b.length);
  const luck = random();
  const sentenceOf = (fact: LivedFact, all: readonly ToldFact[]): Piece[] => {
    if (fact.shape === 'deed') return [{ text: capital(fact.text), fact: fact.id }, stop];
    const template = oneOf(shaped.experience[fact.shape], () => luck);
    return fill(template, person, { experience: series(all) });
  };
  return {
    style(facts) {
      const told = allOf(['sounds'], facts, person);
      return told && fill(style, person, { style: series(told) });
    },
    experience(facts, template) {
      const told = facts.map((fact) => lived(tell(fact, person)));
      const rest = facts.filter((_, at) => told[at] === null);
      const things = told.flatMap((fact) => (fact?.shape === 'things' ? [fact] : []));
      const sentences = told.flatMap((fact) => {
        if (!fact || (fact.shape === 'things' && fact !== things[0])) return [];
        return [sentenceOf(fact, fact.shape === 'things' ? things : [fact])];
      });
      if (rest.length > 0)
        sentences.push(fill(template, person, { experience: listing(rest, false) }));
      return sentences.flatMap((sentence, at) => (at === 0 ? sentence : [space, ...sentence]));
    },
    achievements(facts) {
      const deeds = allOf(['deed'], facts, person);
      const told = deeds ?? allOf(['things'], facts, person);
      if (!told) return null;
      const { between, last } = jointsOf(told.map(({ text }) => text));
      return {
        leads: deeds ? ['{achievements}.'] : [achievements, shortest],
        items: told.map((fact) => ({ pieces: piecesOf(fact), between, last: last(fact.text) })),
      };
    },
  };
}

const space: Piece = { text: ' ', fact: null };
const stop: Piece = { text: '.', fact: null };

/** What somebody has behind them; a sound is no experience. */
type LivedFact = ToldFact & { shape: Exclude<ToldFact['shape'], 'sounds'> };

const lived = (fact: ToldFact | null): LivedFact | null =>
  fact && fact.shape !== 'sounds' ? { ...fact, shape: fact.shape } : null;

/** Facts one after the other, with «y» before the last. */
function series(told: readonly ToldFact[]): Piece[] {
  const { between, last } = jointsOf(told.map(({ text }) => text));
  return told.flatMap((fact, at): Piece[] => [
    { text: at === 0 ? '' : at === told.length - 1 ? last(fact.text) : between, fact: null },
    ...piecesOf(fact),
  ]);
}

const piecesOf = ({ id, text, article }: ToldFact): Piece[] => [
  { text: article, fact: null },
  { text, fact: id },
];

/** Null where one of them is of another shape, or there is none. */
function allOf(
  shapes: readonly ToldFact['shape'][],
  facts: readonly ListedFact[],
  person: Person,
): ToldFact[] | null {
  const told = facts
    .flatMap((fact) => tell(fact, person) ?? [])
    .filter((one) => shapes.includes(one.shape));
  return told.length > 0 && told.length === facts.length ? told : null;
}

/** Null of what has no known shape, or one that this person is not: nobody alone is a quartet. */
function tell(fact: ListedFact, person: Person): ToldFact | null {
  const { shaped, speaker, small } = readingOf(fact);
  const { id } = fact;
  if (speaker === person) return { id, text: small, shape: 'deed', article: '' };
  if (!shaped) return null;
  const isPlural = /^\p{L}+s(?= |$)/u.test(shaped.text);
  const isSaid =
    shaped.shape === 'group'
      ? person !== '1s'
      : shaped.shape === 'role'
        ? person !== '1p'
        : shaped.shape !== 'status' || isPlural === (person === '1p');
  return isSaid ? { id, ...shaped } : null;
}
