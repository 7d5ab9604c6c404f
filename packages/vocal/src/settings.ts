/** Every number that the pitch of a take depends on and that was chosen by measuring; none depends on what is recorded. */
export const settings = {
  /** Seconds between frames. */
  hop: 0.01,
  /** Decibels below the loud parts of a take from which what still sounds is no singing, and what each further one costs. */
  dynamicRange: 42,
  faintCost: 0.5,
  path: { octave: 12, onset: 6 },
  /** Log odds at which voice and silence are as likely on the path, and the most that one frame counts. */
  silenceScore: -2,
  mostScore: 8,
  /** Log odds that the singer's range is taken from; semitones around its middle that cost nothing, and what each further one costs. */
  sureScore: 2,
  nearby: 10,
  farCost: 0.2,
} as const;
