import { afterElision } from './sung-forms.ts';

/**
 * Words that lean on the next one and have no stress in a verse: articles, prepositions, conjunctions, possessives before a noun
 * and pronouns beside a verb. Source: T. Navarro Tomás, *Manual de pronunciación española*, of words without a stress.
 */
const unstressed = new Set(
  [
    'el la los las lo al del',
    'a ante bajo con contra de desde en entre hacia hasta para por sin so sobre tras pa pal',
    'y e o u ni que si pero mas sino aunque porque pues como cuando donde mientras según cual cuales',
    'mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras',
    'me te se le les nos os',
    'do tan cuan cuanto cuanta cuantos cuantas quien quienes cuyo cuya cuyos cuyas don doña fray sor san',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word has no stress of its own within a verse; it has one where it is the last. Of pa'que and pa'l neither part has. */
export function isUnstressed(word: string): boolean {
  const rest = /['’]/.test(word) ? afterElision(word) : null;
  const said = (rest ?? word).toLowerCase().replace(/['’]$/, '');
  return unstressed.has(said) || (rest !== null && said === 'l');
}
