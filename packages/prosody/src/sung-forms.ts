/**
 * Words as they are sung and written shorter. Tables, for the letters do not say it: `vida'` may be of vida or of vidas, and
 * `verda'` is verdad.
 */

/** An article, a preposition or a pronoun that lost its vowel before the word that it leans on: pa'lante, d'él, m'hija. */
const leaning = /^(pa|p|d|m|t|s|l|n|qu)['’](?=\p{L})/iu;

/** What is left of a word that leans on nothing: `él` of d'él, `lante` of pa'lante; null of any other word. */
export function afterElision(word: string): string | null {
  const [before] = leaning.exec(word) ?? [];
  return before === undefined ? null : word.slice(before.length);
}

/** They lost the consonant that they are stressed before, and their mark was never needed. */
const shortened = new Set(
  (
    'amista bonda ciuda eda eternida felicida humilda juventu liberta madri malda mita navida necesida ' +
    'oscurida realida salu soleda verda virtu volunta calo dolo favo mejo muje sabo seño valo'
  ).split(' '),
);

/** Whether a word is stressed at its end though it ends in a vowel: verda', muje'. */
export const isShortened = (word: string): boolean =>
  /['’]$/.test(word) && shortened.has(word.slice(0, -1).toLowerCase());

/** Words and names that always ended so. */
const noParticiple =
  /^(?:caos|naos?|saraos?|bacalaos?|cacaos?|bilbao|callao|macao|curazao|mindanao|mao|tao|menelao|nicolao|[a-z]*slao|aos?)$/i;

/** Whether a word ends as a participle does where its d is not said (cansao, colora'o): a and o are one syllable then. */
export const endsLikeSung = (word: string): boolean =>
  /a['’]?os?['’]?$/i.test(word) && !noParticiple.test(word);
