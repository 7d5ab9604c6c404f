import { isInsult } from './insults.ts';

/** UTF-16 units of a line: more than two halves of eight syllables have. */
const longest = 100;

const signs = /^[a-záéíóúüñ ,.;:¿?¡!…«»"'’–—-]+$/iu;

/** How a word of Spanish ends; apócopes with their apostrophe. */
const ending = /[aeiouáéíóúüdjlnrsxyz]['’]?$/iu;

/** What is not written in Spanish. */
const strange = /([^lrcneoa])\1|[kw]|^y[^aeiouáéíóú]/iu;

/** Little words that nobody can do without, and that are not Spanish: English, Portuguese, French, Italian. */
const foreign = new Set(
  (
    'the and of my your with you is in to that for it was are this we they not but from on at i she her him his all love ' +
    'um uma eu meu minha meus minhas teu tua seu sua do nas na ao aos em com sem pra ela ele isso foi quem nem bem tem vem sou vou estou é ' +
    'je est dans qui et il che gli della'
  ).split(' '),
);

/**
 * Whether a line of a stranger's can stand in a song: words in Spanish, as far as their letters tell, without markup, numbers or
 * insults. What the theme says is right as it is said.
 */
export function isSpanishLine(text: string, phrase: string): boolean {
  if (text.length > longest) return false;
  const own = phrase === '' ? text : text.toLowerCase().replaceAll(phrase.toLowerCase(), ' ');
  if (!signs.test(own) || isInsult(text)) return false;
  const words = own.toLowerCase().match(/\p{L}+['’]?/gu) ?? [];
  return words.every((word) => ending.test(word) && !strange.test(word) && !foreign.has(word));
}
