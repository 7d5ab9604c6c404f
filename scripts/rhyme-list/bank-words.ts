import { spanishImages, spanishLexicon } from '#packages/lyrics/src/spanish-bank.ts';
import { isUnstressed } from '#packages/prosody/src/unstressed.ts';

/** What the bank has no table of, and songs end in. */
const alsoSung =
  'ti mí sí yo vos aquí allí ahí acá allá así jamás quizás hay adiós parce parcero parcera parceros parceras tusa guaro chévere ' +
  'perreo champeta reguetón Bogotá Medellín Cali Cartagena Barranquilla Colombia Caribe América';

/** Nouns, adjectives and every other word of the images of the bank. */
export function sungWords(): Set<string> {
  const { nouns, adjectives } = spanishLexicon();
  return new Set([
    ...[...nouns.values()].flat().flatMap(({ singular, plural }) => [singular, plural ?? singular]),
    ...[...adjectives.values()].flatMap(({ m, f, mp, fp }) => [m, f, mp, fp]),
    ...spanishImages().flatMap(({ texts }) => texts.flatMap(wordsOfImage)),
    ...alsoSung.split(' '),
  ]);
}

/** The words of a line but for its slots, and for what these end: `call{o=a}`, `[muert|perdid]{o=x}`. What leans on the next word ends no verse. */
function wordsOfImage(line: string): string[] {
  const words =
    line.replaceAll(/(?:\p{L}+|\[[^\]]*\])?\{[^}]*\}\p{L}*/gu, ' ').match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word === word.toLowerCase() && !isUnstressed(word));
}

/** The forms of the verbs, and their infinitives with me and te: quererte. */
export function verbForms(): Set<string> {
  const verbs = [...spanishLexicon().verbs.values()];
  return new Set(
    verbs.flatMap((verb) => [...Object.values(verb), `${verb.inf}me`, `${verb.inf}te`]),
  );
}

/** The nouns of each field, both of their forms. */
export const wordsOfFields = (): Record<string, string> =>
  Object.fromEntries(
    [...spanishLexicon().nouns].map(([field, nouns]) => [
      field,
      nouns
        .flatMap(({ singular, plural }) => (plural === null ? [singular] : [singular, plural]))
        .join(' '),
    ]),
  );
