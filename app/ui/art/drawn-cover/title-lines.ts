/** Width of an average letter of Anybody 820 at a width axis of 1 %, in ems: it grows with the axis in a straight line. */
const emsPerPercent = 0.0066;
const narrowest = 50;
const widest = 150;
const largest = 74;
const mostLines = 3;
const mostLetters = 20;

export type TitleLine = {
  text: string;
  /** Of the width axis, in percent. */
  stretch: number;
  /** It is drawn exactly as wide as the sheet; a shorter one ends where it ends. */
  isFitted: boolean;
};

/**
 * A title as the sheet of a cover sets it: up to three lines of one size, each as wide as `width` through the width axis
 * of the letters alone. What does not fit ends in an ellipsis. No title, no lines.
 */
export function titleLines(title: string, width: number): { size: number; lines: TitleLine[] } {
  const texts = breakTitle(title);
  const longest = Math.max(1, ...texts.map(lettersOf));
  const size = Math.min(largest, Math.floor(width / (longest * emsPerPercent * narrowest)));
  const lines = texts.map((text) => {
    const wanted = width / (lettersOf(text) * emsPerPercent * size);
    const stretch = Math.round(Math.min(widest, Math.max(narrowest, wanted)));
    return { text, stretch, isFitted: wanted <= widest };
  });
  return { size, lines };
}

/** The shortest lines that hold the words in their order: at most three. */
function breakTitle(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean).map(shortened);
  for (let most = 6; most <= mostLetters; most += 1) {
    const lines = fill(words, most);
    if (lines.length <= mostLines && lines.every((line) => line.length <= most)) return lines;
  }
  const lines = fill(words, mostLetters);
  return lines
    .slice(0, mostLines)
    .map((line, place) => (place === mostLines - 1 ? line.replace(/…?$/, '…') : line));
}

function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function shortened(word: string): string {
  const letters = Array.from(word);
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : word;
}

/** How many average letters wide a text is. */
function lettersOf(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += /[\sijlIt.,:;'!¡|()]/.test(letter) ? 0.6 : /[mwMW—@]/.test(letter) ? 1.5 : 1;
  return sum;
}
