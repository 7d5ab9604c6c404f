/** The genres on offer: as they are stored, and as people read them. */
export const genres = {
  pop: 'Pop',
  rock: 'Rock',
  'hip-hop': 'Hip-hop',
  'r&b': 'R&B',
  electronic: 'Electrónica',
  latin: 'Latino',
  reggaeton: 'Reguetón',
  country: 'Country',
  jazz: 'Jazz',
  classical: 'Clásica',
  folk: 'Folk',
  punk: 'Punk',
  metal: 'Metal',
  blues: 'Blues',
  reggae: 'Reggae',
  world: 'Músicas del mundo',
  alternative: 'Alternativo',
  indie: 'Indie',
  funk: 'Funk',
  soul: 'Soul',
} as const;

type Genre = keyof typeof genres;

export const isGenre = (stored: string): stored is Genre => Object.hasOwn(genres, stored);

/** @example genreLabel('alternative') // 'Alternativo' */
export const genreLabel = (stored: string): string => (isGenre(stored) ? genres[stored] : stored);
