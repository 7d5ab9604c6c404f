/** How a song feels: what its images may feel like, from sorrow to joy, and which of them it looks for. */
export const moods = {
  alegre: { sign: 1 },
  romantico: { sign: 1 },
  energico: { sign: 1 },
  esperanzado: { sign: 1 },
  fiestero: { sign: 1 },
  sereno: { sign: 1 },
  reflexivo: { sign: 0 },
  rebelde: { sign: 0 },
  nostalgico: { sign: -1 },
  melancolico: { sign: -1 },
  triste: { sign: -1 },
  despechado: { sign: -1 },
} as const satisfies Record<string, { sign: -1 | 0 | 1 }>;

export type Mood = keyof typeof moods;
