/** Signs that our fonts do not have, drawn on a square of 10 with strokes of 1. */
const signs = new Map([
  ['✓', 'M1.6 5.6 4 8 8.6 2.4'],
  ['✕', 'M2 2.4 8 8.4M8 2.4 2 8.4'],
  ['℗', 'M5 .9a4.1 4.1 0 1 1-.01 0ZM4 7.2V3h1.3a1.2 1.2 0 0 1 0 2.4H4'],
]);

export type Part = { text: string; drawing: string | null };

/** A text in stretches that the fonts have, and the signs between them. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const character of text) {
    const drawing = signs.get(character) ?? null;
    const last = parts.at(-1);
    if (drawing === null && last?.drawing === null) last.text += character;
    else parts.push({ text: character, drawing });
  }
  return parts;
}

/** How wide a sign is, in the size of the text. */
export const signWidth = 0.86;
