const sharps = ['Do', 'Do♯', 'Re', 'Re♯', 'Mi', 'Fa', 'Fa♯', 'Sol', 'Sol♯', 'La', 'La♯', 'Si'];
const flats = ['Do', 'Re♭', 'Re', 'Mi♭', 'Mi', 'Fa', 'Sol♭', 'Sol', 'La♭', 'La', 'Si♭', 'Si'];

/** A tonic from 0, C, to 11, and which of its two scales. */
export type Key = { tonic: number; mode: 'major' | 'minor' };

/** The pitch class of a MIDI number, from 0, C, to 11. */
const pitchClass = (midi: number): number => ((Math.round(midi) % 12) + 12) % 12;

/** The major keys that are written with flats; six sharps are as many as six flats, and Mi♭ menor is the one with these. */
const flatMajors = new Set([5, 10, 3, 8, 1]);

function hasFlats({ tonic, mode }: Key): boolean {
  if (mode === 'major') return flatMajors.has(tonic);
  return tonic === 3 || flatMajors.has((tonic + 3) % 12);
}

/**
 * The name of a MIDI number as it is said in Spanish, to the nearest semitone, and as it is written in a key, if there is one:
 * `noteName(69)` is `La4`, `noteName(63, { tonic: 3, mode: 'major' })` is `Mi♭4`.
 */
export const noteName = (midi: number, key?: Key): string =>
  `${pitchName(midi, key)}${Math.floor(Math.round(midi) / 12) - 1}`;

/** The same without its octave: of a tonic. In minor the seventh that leads to it is raised, and never written with a flat. */
export function pitchName(midi: number, key?: Key): string {
  const names = key && hasFlats(key) && !isLeadingNote(midi, key) ? flats : sharps;
  return names[pitchClass(midi)] ?? '';
}

const isLeadingNote = (midi: number, { tonic, mode }: Key): boolean =>
  mode === 'minor' && pitchClass(midi) === (tonic + 11) % 12;

export const isBlackKey = (midi: number): boolean => pitchName(midi).endsWith('♯');
