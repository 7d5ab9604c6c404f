/** Samples a second of every clip. */
export const sampleRate = 44_100;

/** Hertz of a MIDI number, which may have a fraction. */
export const midiToHz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export const hzToMidi = (hz: number): number => 69 + 12 * Math.log2(hz / 440);

const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];

export function noteName(midi: number): string {
  const whole = Math.round(midi);
  return `${names[((whole % 12) + 12) % 12] ?? ''}${Math.floor(whole / 12) - 1}`;
}

/** From 0 to 1 without a corner, over `at` from 0 to 1. */
export const smooth = (at: number): number => (at <= 0 ? 0 : at >= 1 ? 1 : at * at * (3 - 2 * at));
