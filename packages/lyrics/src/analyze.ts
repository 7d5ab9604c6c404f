import {
  type FigureKind,
  nearestReading,
  rhymeOf,
  scan,
  scanCompound,
  type Scansion,
  verseSyllables,
  wordsOf,
} from '#packages/prosody/src/index.ts';
import type { Metre } from './genres.ts';

/** How a line is counted against what its place asks. */
export type LineCount = {
  /** Metrical syllables as it is said by itself, the fewest and the most that it can be sung in; of two halves, their sum. */
  def: number;
  min: number;
  max: number;
  /** What its place asks. */
  target: number;
  /** It has what is asked: by itself, or when it is sung so; or it has too much or too little. */
  verdict: 'exact' | 'sung' | 'long' | 'short';
  /** Its syllables as they are sung nearest to that, a tie (‿) where two words are one. */
  units: string[];
  /** What singing it so asks beyond how it is said by itself: `sinéresis` in `poe-ta`. */
  figures: { kind: FigureKind; where: string }[];
  /** What it rhymes with. */
  rhyme: { consonant: string; assonant: string } | null;
};

/** What the longest line that is counted has: UTF-16 units, and syllables before any are joined. To try all ways of more takes long. */
const most = { units: 200, syllables: 48 };

/** Whether a text can be a verse, as it is said. */
export const isCountable = (text: string): boolean =>
  text.length <= most.units && verseSyllables(wordsOf(text)).length <= most.syllables;

/** Counts a line of a song; null of one without a word, or that no voice sings in one breath. */
export function countLine(text: string, metre: Metre): LineCount | null {
  if (!isCountable(text)) return null;
  const parts =
    typeof metre === 'number' ? wholeOf(text) : (scanCompound(text, metre) ?? wholeOf(text));
  if (parts.length === 0) return null;
  const lengths = typeof metre === 'number' ? [metre] : metre;
  const sum = (of: 'def' | 'min' | 'max') => parts.reduce((total, part) => total + part[of], 0);
  const [def, min, max] = [sum('def'), sum('min'), sum('max')];
  const target = lengths.reduce((total, length) => total + length, 0);
  const readings = parts.map((part, at) => nearestReading(part, lengths[at] ?? part.def));
  const forced = readings.flatMap(({ count, figures }, at) =>
    count === parts[at]?.def ? [] : figures.filter(({ isForced }) => isForced),
  );
  return {
    ...{ def, min, max, target, rhyme: rhymeOf(text) },
    verdict: def === target ? 'exact' : min > target ? 'long' : max < target ? 'short' : 'sung',
    units: readings.flatMap(({ units }) => units),
    figures: forced.map(({ kind, where }) => ({ kind, where })),
  };
}

function wholeOf(text: string): Scansion[] {
  const scansion = scan(text);
  return scansion ? [scansion] : [];
}
