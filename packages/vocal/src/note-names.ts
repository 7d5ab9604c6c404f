const names = ['Do', 'Do♯', 'Re', 'Re♯', 'Mi', 'Fa', 'Fa♯', 'Sol', 'Sol♯', 'La', 'La♯', 'Si'];

/** The pitch class of a MIDI number, from 0, C, to 11. */
const pitchClass = (midi: number): number => ((Math.round(midi) % 12) + 12) % 12;

/** The name of a MIDI number as it is said in Spanish, to the nearest semitone: `noteName(69)` is `La4`. */
export const noteName = (midi: number): string =>
  `${pitchName(midi)}${Math.floor(Math.round(midi) / 12) - 1}`;

/** The same without its octave: of a tonic. */
export const pitchName = (midi: number): string => names[pitchClass(midi)] ?? '';

export const isBlackKey = (midi: number): boolean => pitchName(midi).endsWith('♯');
