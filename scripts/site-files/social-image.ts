import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { heightAt, ridgeWidth } from '#packages/ridge/src/index.ts';
import { colors } from './colors.ts';
import { type DrawnVerse, drawVerses } from './draw-verses.ts';

/** What the big networks crop least: 1.91 to 1. */
const width = 1200;
const height = 630;

const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  resolve('@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2'),
  'Anybody',
);
GlobalFonts.registerFromPath(
  resolve('@fontsource/martian-mono/files/martian-mono-latin-400-normal.woff2'),
  'Martian Mono',
);
GlobalFonts.registerFromPath(
  resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'Figtree',
);

export type SocialImage = {
  title: string;
  label: string;
  /** Of a tool: whether it is there by now, in words and in the bars of a badge. */
  state?: { words: string; isOpen: boolean };
  /** What a tool wrote, in the place of the range. */
  verses?: readonly DrawnVerse[];
};

/** The picture of a link: what the page is called, over the range of the city. A PNG of 1200 × 630. */
export function drawSocialImage({ title, label, state, verses }: SocialImage): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.night;
  context.fillRect(0, 0, width, height);
  drawRule(context);
  if (verses) drawVerses(context, verses, height - 74);
  else drawRidge(context);
  if (state) drawState(context, state);

  context.fillStyle = colors.ink2;
  context.font = '400 24px "Martian Mono"';
  context.fillText(label, 72, 102);

  context.fillStyle = colors.ink;
  drawTitle(context, title, verses ? 190 : 250);
  return canvas.toBuffer('image/png');
}

/** Five bars, lit where it is there, and the words. */
function drawState(context: SKRSContext2D, { words, isOpen }: { words: string; isOpen: boolean }) {
  const right = width - 72;
  context.font = '400 24px "Martian Mono"';
  context.fillStyle = isOpen ? colors.green : colors.orange;
  const left = right - context.measureText(words).width;
  context.fillText(words, left, 102);
  context.globalAlpha = isOpen ? 1 : 0.28;
  for (let at = 1; at <= 5; at += 1) context.fillRect(left - 8 - at * 10, 82, 7, 22);
  context.globalAlpha = 1;
}

/** As large as `tallest` allows. */
function drawTitle(context: SKRSContext2D, title: string, tallest: number): void {
  for (let size = 140; size >= 56; size -= 4) {
    context.font = `${size}px Anybody`;
    context.fontVariationSettings = "'wght' 800, 'wdth' 74";
    const lines = wrap(context, title, width - 144);
    if (lines.length * size > tallest) continue;
    for (const [index, line] of lines.entries()) {
      context.fillText(line, 68, 150 + size * 0.92 + index * size * 0.98);
    }
    return;
  }
  throw new Error(`«${title}» does not fit in the picture of its link`);
}

function wrap(context: SKRSContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Bars under the outline of the hills; as far as Monserrate they have been played. */
function drawRidge(context: SKRSContext2D): void {
  const scale = 0.62;
  const left = ridgeWidth / 2 - width / 2 / scale;
  const axis = height - 64;
  context.beginPath();
  for (let x = 0; x <= width; x += 10) {
    context.lineTo(x, axis - heightAt(left + x / scale) * scale);
  }
  context.strokeStyle = colors.ink2;
  context.lineWidth = 2;
  context.stroke();
  for (let x = 0; x < width; x += 8) {
    const at = left + x / scale;
    // Uneven, and the same on every build.
    const share = 0.5 + 0.5 * Math.abs((Math.sin(x * 12.9898) * 43_758.5453) % 1);
    const bar = heightAt(at) * scale * share;
    context.fillStyle = at < 1052 ? colors.amber : colors.ridge;
    context.fillRect(x, axis - bar, 4, bar);
  }
}

function drawRule(context: SKRSContext2D): void {
  context.fillStyle = colors.rule;
  context.fillRect(0, height - 60, width, 1);
  for (let x = 0; x < width; x += 8) context.fillRect(x, height - 60, 1, x % 80 ? 6 : 16);
}
