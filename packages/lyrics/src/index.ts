export type { Bank } from './bank.ts';
export { generateSong } from './generate.ts';
export { type Genre, genreProfiles, type Metre } from './genres.ts';
export { type Mood, moods } from './moods.ts';
export { type Structure, structures } from './plan.ts';
export type { Song, SongLine, SongRequest, SongSection, SongStanza } from './song.ts';
export { createSpanishBank } from './spanish-bank.ts';
export { themeOf } from './theme.ts';
export { isOfMetre, verifySong } from './verify.ts';
