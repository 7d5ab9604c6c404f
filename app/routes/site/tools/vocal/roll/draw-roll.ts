import { clockTime } from '#app/ui/time.ts';
import { isBlackKey, type Key, noteName } from '#packages/vocal/src/index.ts';
import type { CurvePoint } from '../studio/live-feed.ts';
import type { RollColours } from './roll-colours.ts';

/** A note of a roll: seconds, and MIDI number with its fraction. */
export type RollNote = { on: number; off: number; midi: number };

/** What is seen of a roll: seconds from left to right, semitones from bottom to top, in pixels of the page. */
export type RollView = {
  width: number;
  height: number;
  from: number;
  to: number;
  /** Seconds of its file at which the take begins. */
  origin: number;
  low: number;
  high: number;
};

export type RollContent = {
  notes: readonly RollNote[];
  /** As its notes are written. */
  key?: Key | undefined;
  /** Semitones that the take as a whole is above A4 = 440 Hz. */
  tuning: number;
  /** By time, a point a frame. */
  curve: readonly CurvePoint[];
  /** Seconds at which a line stands; null of none. */
  cursor: number | null;
  /** The notes that a voice mostly sings, as a band. */
  band: { low: number; high: number } | null;
};

/** Pixels of the keyboard at the left. */
export const keyboardWidth = 62;

/** Draws what is seen of a voice over the keys of a piano. */
export function drawRoll(
  context: CanvasRenderingContext2D,
  view: RollView,
  { content, colours }: { content: RollContent; colours: RollColours },
): void {
  const scale = scaleOf(view);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, view.width, view.height);
  drawLanes(context, view, colours);
  drawBand(context, view, { band: content.band, colours });
  drawSeconds(context, view, colours);
  for (const note of content.notes)
    drawNote(context, note, { tuning: content.tuning, view, scale, colours });
  drawCurve(context, content.curve, { view, colours });
  if (content.cursor !== null) {
    context.fillStyle = colours.ink;
    context.fillRect(scale.x(content.cursor) - 1, 0, 2, view.height);
  }
  drawKeyboard(context, view, { key: content.key, colours });
}

function scaleOf({ width, height, from, to, low, high }: RollView) {
  const lane = height / (high - low);
  const second = (width - keyboardWidth) / (to - from);
  return {
    lane,
    second,
    x: (time: number) => keyboardWidth + (time - from) * second,
    /** The middle of a semitone's lane. */
    y: (midi: number) => (high - midi - 0.5) * lane,
  };
}

const lanesOf = ({ low, high }: RollView): number[] =>
  Array.from({ length: high - low }, (_, at) => low + at);

function drawLanes(
  context: CanvasRenderingContext2D,
  view: RollView,
  { surface }: RollColours,
): void {
  const { lane, y } = scaleOf(view);
  context.fillStyle = surface;
  for (const midi of lanesOf(view))
    if (!isBlackKey(midi)) context.fillRect(0, y(midi) - lane / 2, view.width, lane - 1);
}

function drawBand(
  context: CanvasRenderingContext2D,
  view: RollView,
  { band, colours }: { band: RollContent['band']; colours: RollColours },
): void {
  if (!band) return;
  const { lane, y } = scaleOf(view);
  const [top, bottom] = [y(band.high) - lane / 2, y(band.low) + lane / 2];
  context.globalAlpha = 0.14;
  context.fillStyle = colours.amber;
  context.fillRect(0, top, view.width, bottom - top);
  context.globalAlpha = 1;
}

/** Pixels that two lines of seconds lie apart at least. */
const nearestLines = 64;

function drawSeconds(
  context: CanvasRenderingContext2D,
  view: RollView,
  { line, ink2 }: RollColours,
): void {
  const { second, x } = scaleOf(view);
  const step = [1, 2, 5, 10, 20, 30, 60, 120].find((one) => one * second >= nearestLines) ?? 300;
  context.font = '11px "Martian Mono", monospace';
  context.textBaseline = 'bottom';
  for (let at = Math.ceil(view.from / step) * step; at <= view.to; at += step) {
    context.fillStyle = line;
    context.fillRect(x(at), 0, 1, view.height);
    context.fillStyle = ink2;
    context.fillText(clockTime(view.origin + at), x(at) + 4, view.height - 3);
  }
}

function drawNote(
  context: CanvasRenderingContext2D,
  { on, off, midi }: RollNote,
  {
    tuning,
    view,
    scale,
    colours,
  }: { tuning: number; view: RollView; scale: ReturnType<typeof scaleOf>; colours: RollColours },
): void {
  if (off < view.from || on > view.to) return;
  const { lane, second, x, y } = scale;
  const semitone = Math.round(midi - tuning);
  context.fillStyle = colours.sunk;
  context.strokeStyle =
    Math.abs(midi - tuning - semitone) > outOfTune ? colours.brick : colours.edge;
  context.lineWidth = 1;
  const width = Math.max(2, (off - on) * second - 1);
  context.fillRect(x(on), y(semitone) - lane / 2 + 1, width, lane - 2);
  context.strokeRect(x(on) + 0.5, y(semitone) - lane / 2 + 1.5, width - 1, Math.max(1, lane - 3));
}

/** Semitones from which a note is marked, in the take's own tuning: a quarter is heard by nearly everybody. */
const outOfTune = 0.25;

/** Pixels of a second below which a thick line is a blot. */
const fineBelow = 12;

/** Semitones between two moments that are no longer one line. */
const leap = 2;

function drawCurve(
  context: CanvasRenderingContext2D,
  curve: readonly CurvePoint[],
  { view, colours }: { view: RollView; colours: RollColours },
): void {
  const { x, y, second } = scaleOf(view);
  const first = Math.max(0, firstFrom(curve, view.from) - 1);
  // A long take has more moments than pixels: half a pixel apart is as fine as anybody sees.
  const frame = ((curve.at(-1)?.time ?? 0) - (curve[0]?.time ?? 0)) / Math.max(1, curve.length - 1);
  const step = Math.max(1, Math.floor(0.5 / Math.max(1e-6, frame * second)));
  context.strokeStyle = colours.amber;
  context.lineWidth = second < fineBelow ? 1.25 : 2.5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  let before = Number.NaN;
  for (let at = first; at < curve.length; at += step) {
    const { time, midi } = curve[at] ?? { time: 0, midi: Number.NaN };
    if (time > view.to) break;
    if (!Number.isNaN(midi)) {
      if (Math.abs(midi - before) < leap) context.lineTo(x(time), y(midi));
      else context.moveTo(x(time), y(midi));
    }
    before = midi;
  }
  context.stroke();
}

/** The first moment that is not before some seconds. */
function firstFrom(curve: readonly CurvePoint[], seconds: number): number {
  let [low, high] = [0, curve.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle]?.time ?? 0) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pixels of a lane below which only every Do is named. */
const tallEnough = 13;

function drawKeyboard(
  context: CanvasRenderingContext2D,
  view: RollView,
  { key, colours: { paper, ink, line } }: { key: Key | undefined; colours: RollColours },
): void {
  const { lane, y } = scaleOf(view);
  context.fillStyle = ink;
  context.fillRect(0, 0, keyboardWidth, view.height);
  context.font = '10px "Martian Mono", monospace';
  context.textBaseline = 'middle';
  for (const midi of lanesOf(view)) {
    const isBlack = isBlackKey(midi);
    context.fillStyle = isBlack ? paper : line;
    if (isBlack) context.fillRect(0, y(midi) - lane / 2 + 0.5, keyboardWidth * 0.44, lane - 1);
    else context.fillRect(0, y(midi) + lane / 2 - 1, keyboardWidth, 1);
    if (isBlack || !(midi % 12 === 0 || lane >= tallEnough)) continue;
    context.fillStyle = paper;
    context.fillText(noteName(midi, key), keyboardWidth * 0.5, y(midi) + 0.5);
  }
}

/** Semitones that are seen at least. */
const leastSpan = 12;

/** The semitones that hold some pitches, with one to spare on both sides. */
export function semitonesAround(pitches: readonly number[]): { low: number; high: number } {
  if (pitches.length === 0) return { low: 48, high: 73 };
  const low = Math.floor(Math.min(...pitches)) - 1;
  const high = Math.ceil(Math.max(...pitches)) + 2;
  const missing = Math.max(0, leastSpan - (high - low));
  return { low: low - Math.floor(missing / 2), high: high + Math.ceil(missing / 2) };
}
