import type { SungRange } from './range.ts';

export type VoiceType = 'soprano' | 'mezzo' | 'contralto' | 'tenor' | 'baritone' | 'bass';

/** The two likeliest types with what each has of all six; or that there is too little to say. */
export type VoiceTypeGuess =
  | { kind: 'guess'; candidates: readonly { type: VoiceType; probability: number }[] }
  | { kind: 'insufficient'; reason: 'seconds' | 'span'; value: number; least: number };

/** What each type is called and sings, and where it is at home, in MIDI numbers (after Miller and Coffin; subtypes overlap). */
export const voiceTypes: Readonly<
  Record<VoiceType, { name: string; low: number; high: number; home: number }>
> = {
  soprano: { name: 'Soprano', low: 60, high: 84, home: 71 },
  mezzo: { name: 'Mezzosoprano', low: 57, high: 81, home: 67 },
  contralto: { name: 'Contralto', low: 53, high: 77, home: 64 },
  tenor: { name: 'Tenor', low: 48, high: 72, home: 59 },
  baritone: { name: 'Barítono', low: 45, high: 69, home: 55 },
  bass: { name: 'Bajo', low: 40, high: 64, home: 50 },
};

/** Semitones that a voice's middle lies around its type's home. */
const deviation = 3;
/** How much a type gains whose range holds all that was sung in comfort. */
const overlapWeight = 3;
/** Less was not sung for long enough, in seconds, or is too narrow, in semitones. */
const leastSeconds = 20;
const leastSpan = 10;

/**
 * A hint by pitch alone: timbre, passaggio and weight also decide, and children and countertenors break it. It says nothing of who
 * sings. Seconds are those with voice.
 */
export function guessVoiceType(
  { low, high, comfortLow, comfortHigh, tessitura }: SungRange,
  seconds: number,
): VoiceTypeGuess {
  if (seconds < leastSeconds)
    return { kind: 'insufficient', reason: 'seconds', value: seconds, least: leastSeconds };
  if (high - low < leastSpan)
    return { kind: 'insufficient', reason: 'span', value: high - low, least: leastSpan };
  const scored = Object.entries(voiceTypes).map(([type, { low: bottom, high: top, home }]) => {
    const away = (tessitura.middle - home) / deviation;
    const shared = Math.max(0, Math.min(top, comfortHigh) - Math.max(bottom, comfortLow));
    const overlap = shared / Math.max(1, comfortHigh - comfortLow);
    return { type: type as VoiceType, odds: -0.5 * away * away + overlapWeight * overlap };
  });
  const best = Math.max(...scored.map(({ odds }) => odds));
  const total = scored.reduce((sum, { odds }) => sum + Math.exp(odds - best), 0);
  const candidates = scored
    .toSorted((one, other) => other.odds - one.odds)
    .slice(0, 2)
    .map(({ type, odds }) => ({ type, probability: Math.exp(odds - best) / total }));
  return { kind: 'guess', candidates };
}
