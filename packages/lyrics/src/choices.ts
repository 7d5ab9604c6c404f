import type { Genre } from './genres.ts';
import type { Mood } from './moods.ts';
import type { SectionKind, Structure } from './plan.ts';

/** What the form offers, as people read it. */
export const genreNames = {
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
  cumbia: 'Cumbia',
  vallenato: 'Vallenato',
  bolero: 'Bolero',
  salsa: 'Salsa',
  trap: 'Trap',
} as const satisfies Record<Genre, string>;

export const moodNames = {
  alegre: 'Alegre',
  romantico: 'Romántico',
  energico: 'Enérgico',
  esperanzado: 'Esperanzado',
  fiestero: 'Fiestero',
  sereno: 'Sereno',
  reflexivo: 'Reflexivo',
  rebelde: 'Rebelde',
  nostalgico: 'Nostálgico',
  melancolico: 'Melancólico',
  triste: 'Triste',
  despechado: 'Despechado',
} as const satisfies Record<Mood, string>;

export const structureNames = {
  'verse-chorus': 'Verso y coro',
  'verse-chorus-bridge': 'Verso, coro y puente',
  aaba: 'AABA',
  free: 'Libre',
} as const satisfies Record<Structure, string>;

export const languageNames = { spanish: 'Español', english: 'Inglés' } as const;

export const sectionNames = {
  intro: 'Intro',
  verso: 'Verso',
  precoro: 'Precoro',
  coro: 'Coro',
  puente: 'Puente',
  estrofa: 'Estrofa',
  A: 'A',
  B: 'B',
  final: 'Final',
} as const satisfies Record<SectionKind, string>;

/** What a song was asked to be; of a text that somebody pasted, whose it is. */
export const wordsOfRequest = (
  request: { genre: Genre; mood: Mood } | { isPasted: true },
): string =>
  'isPasted' in request
    ? 'Letra tuya'
    : `${genreNames[request.genre]}, ${moodNames[request.mood].toLowerCase()}`;
