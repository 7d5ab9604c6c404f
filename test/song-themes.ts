/** What songs are tried with: one that each family of images has, and what nobody has thought of. */
export const songThemes = [
  'el mar',
  'amor',
  'volver a empezar',
  'mi abuela Rosario',
  'la tusa',
  'Bogotá de noche',
  'bailar contigo',
  'la libertad',
  'la fe',
  'un robot enamorado',
  'el café de mi pueblo',
  'quince años',
];
