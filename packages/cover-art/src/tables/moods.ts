/** How a cover is to feel, by the value that is stored, with the name that a form shows. */
export const moodNames = {
  alegre: 'Alegre',
  romantico: 'Romántico',
  energico: 'Enérgico',
  fiestero: 'Fiestero',
  sereno: 'Sereno',
  sonador: 'Soñador',
  nostalgico: 'Nostálgico',
  melancolico: 'Melancólico',
  nocturno: 'Nocturno',
  oscuro: 'Oscuro',
  rebelde: 'Rebelde',
  elegante: 'Elegante',
} as const;

export type Mood = keyof typeof moodNames;
