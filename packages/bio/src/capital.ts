/** Alphabets whose sentences begin with a capital. */
const first = /^(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Ll}/u;
/** A word that is written small, and is not a name that begins so (iLe), an address, a handle or a file. */
const plain = /^[\p{Ll}\p{M}]+(?:-[\p{Ll}\p{M}]+)*[,;:.!?…)»”"]*(?=\s|$)/u;

/**
 * The text with a capital at its start, where its first word takes one. It keeps its length.
 * @example capital('guitarras lentas') // 'Guitarras lentas'
 */
export function capital(text: string): string {
  const letter = first.exec(text)?.[0];
  if (letter === undefined || !plain.test(text)) return text;
  const large = letter.toUpperCase();
  // «ß» and «ŉ» would become two letters; «ı» would come back as another one.
  const isPair = large.length === letter.length && large.toLowerCase() === letter;
  return isPair ? large + text.slice(letter.length) : text;
}
