/** A way to break words into lines: where each line ends. */
export type Break = readonly (readonly string[])[];

/** How ill a line ends in words that lean on the next one; it is not made of them alone either. */
const leaning = new Map([
  ...'a al de del el la los las un una unos unas en con por para sin mi mis tu tus su sus feat ft the of to in my'
    .split(' ')
    .map((word) => [word, 0.45] as const),
  ...'lo y e o u ni se no te me nos es si and'.split(' ').map((word) => [word, 0.14] as const),
  ['que', 0.2] as const,
]);

const leanOf = (word = ''): number =>
  leaning.get(word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')) ?? 0;

/** More ways than these are not tried one by one. */
const mostTried = 1500;

/** The ways to break words into so many lines: all of them, or of very many the one whose lines are most alike. */
export function breaksOf(words: readonly string[], lines: number): Break[] {
  if (lines > words.length) return [];
  if (waysOf(words.length - 1, lines - 1) > mostTried) return [balanced(words, lines)];
  const breaks: Break[] = [];
  const extend = (from: number, left: number, made: Break): void => {
    if (left === 1) {
      breaks.push([...made, words.slice(from)]);
      return;
    }
    for (let end = from + 1; end <= words.length - left + 1; end += 1)
      extend(end, left - 1, [...made, words.slice(from, end)]);
  };
  extend(0, lines, []);
  return breaks;
}

/** How ill a way reads, from 0: lines that end in a word that leans, or have no other. */
export function awkwardness(lines: Break): number {
  if (lines.length === 1) return 0;
  const ends = lines.slice(0, -1).reduce((sum, line) => sum + leanOf(line.at(-1)), 0);
  const alone = lines.filter((line) => line.every((word) => leanOf(word) > 0)).length;
  // Of many lines, as of a paragraph, one that ends so is hardly seen: the size of the letters is.
  return (ends + 0.3 * alone) * Math.min(1, 3 / (lines.length - 1)) ** 3;
}

function waysOf(places: number, chosen: number): number {
  let ways = 1;
  for (let at = 1; at <= chosen; at += 1) ways = (ways * (places - chosen + at)) / at;
  return ways;
}

/** Lines of about as many letters each. */
function balanced(words: readonly string[], lines: number): Break {
  const total = words.reduce((sum, word) => sum + word.length + 1, 0);
  const made: string[][] = [[]];
  let said = 0;
  for (const [at, word] of words.entries()) {
    const line = made.at(-1) ?? [];
    const isFull = said + word.length / 2 > (total * made.length) / lines;
    const mustBreak = words.length - at === lines - made.length;
    if (line.length > 0 && made.length < lines && (isFull || mustBreak)) made.push([word]);
    else line.push(word);
    said += word.length + 1;
  }
  return made;
}
