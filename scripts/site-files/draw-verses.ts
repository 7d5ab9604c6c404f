import type { SKRSContext2D } from '@napi-rs/canvas';
import { colors } from './colors.ts';

/** A verse as the pages of Letras show it. */
export type DrawnVerse = { text: string; letter: string; syllables: number };

const left = 72;
const right = 1128;
const rowHeight = 55;
const rhymeColors: Readonly<Record<string, string>> = { a: colors.amber, b: colors.brick };

/** Verses over the rule of a picture: the letter of the rhyme, the text, and a stroke a syllable. */
export function drawVerses(
  context: SKRSContext2D,
  verses: readonly DrawnVerse[],
  bottom: number,
): void {
  for (const [index, { text, letter, syllables }] of verses.entries()) {
    const middle = bottom - (verses.length - index - 0.5) * rowHeight;
    context.fillStyle = rhymeColors[letter] ?? colors.ridge;
    context.fillRect(left, middle - 20, 40, 40);
    if (letter !== '-') drawLetter(context, letter.toUpperCase(), middle);
    context.fillStyle = colors.ink;
    context.font = '36px Figtree';
    context.fontVariationSettings = "'wght' 500";
    context.fillText(text, left + 62, middle + 12);
    context.fillStyle = colors.rule;
    for (let at = 0; at < syllables; at += 1)
      context.fillRect(right - 56 - (syllables - at) * 14, middle - 15, 3, 30);
    context.fillStyle = colors.ink2;
    context.font = '24px "Martian Mono"';
    context.fontVariationSettings = 'normal';
    context.textAlign = 'right';
    context.fillText(`${syllables}`, right, middle + 9);
    context.textAlign = 'left';
  }
}

function drawLetter(context: SKRSContext2D, letter: string, middle: number): void {
  context.fillStyle = colors.night;
  context.font = '24px Anybody';
  context.fontVariationSettings = "'wght' 800, 'wdth' 110";
  context.textAlign = 'center';
  context.fillText(letter, left + 20, middle + 9);
  context.textAlign = 'left';
}
