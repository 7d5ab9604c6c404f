/** Height of a note in semitones, as MIDI counts them: La4, the tuning note, is 69. */
export type Semitone = number;

export type SungNote = {
  at: number;
  seconds: number;
  pitch: Semitone;
  /** Semitones that the voice stays away from the note. */
  off?: number;
  vibrato?: true;
};

/** A melody in La minor that nobody has sung: what is sung, how long, and the breath before it. */
const phrases: readonly (readonly Omit<SungNote, 'at'>[])[] = [
  [
    { pitch: 64, seconds: 0.5 },
    { pitch: 64, seconds: 0.5 },
    { pitch: 67, seconds: 0.5 },
    { pitch: 69, seconds: 1.7, vibrato: true },
  ],
  [
    { pitch: 69, seconds: 0.4 },
    { pitch: 72, seconds: 0.4 },
    { pitch: 71, seconds: 0.4 },
    { pitch: 69, seconds: 0.4 },
    { pitch: 67, seconds: 1.2, off: -0.34 },
  ],
  [
    { pitch: 67, seconds: 0.4 },
    { pitch: 69, seconds: 0.4 },
    { pitch: 72, seconds: 0.4 },
    { pitch: 74, seconds: 0.8 },
    { pitch: 76, seconds: 1.8, vibrato: true },
  ],
  [
    { pitch: 74, seconds: 0.3 },
    { pitch: 72, seconds: 0.3 },
    { pitch: 69, seconds: 0.4 },
    { pitch: 67, seconds: 0.4 },
    { pitch: 64, seconds: 0.5 },
    { pitch: 62, seconds: 0.5 },
    { pitch: 57, seconds: 1.8, vibrato: true },
  ],
];

const breath = 0.45;

/** The melody on a clock, phrase by phrase. */
export function sungPhrases(): SungNote[][] {
  let at = 0.3;
  return phrases.map((phrase) => {
    const sung = phrase.map((note) => {
      const placed = { ...note, at };
      at += note.seconds;
      return placed;
    });
    at += breath;
    return sung;
  });
}
