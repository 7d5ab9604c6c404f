/** The genres on offer, as people read them. They are stored in lower case. */
export const genres = [
  'Pop',
  'Rock',
  'Hip-Hop',
  'R&B',
  'Electronic',
  'Latin',
  'Reggaeton',
  'Country',
  'Jazz',
  'Classical',
  'Folk',
  'Punk',
  'Metal',
  'Blues',
  'Reggae',
  'World',
  'Alternative',
  'Indie',
  'Funk',
  'Soul',
] as const;

const labels = new Map<string, string>(genres.map((genre) => [genre.toLowerCase(), genre]));

/** @example genreLabel('r&b') // 'R&B' */
export const genreLabel = (stored: string): string => labels.get(stored) ?? stored;

export const isGenre = (stored: string): boolean => labels.has(stored);
