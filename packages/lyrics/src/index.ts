export { countLine, type LineCount } from './analyze.ts';
export { type Bank, warmBank } from './bank.ts';
export {
  genreNames,
  languageNames,
  moodNames,
  sectionNames,
  structureNames,
  wordsOfRequest,
} from './choices.ts';
export { draftPrompt } from './draft-prompt.ts';
export {
  lyricsOptionsSchema,
  type LyricsRequest,
  lyricsSchema,
  lyricsTextSchema,
  pastedLyricsSchema,
  songShapeOf,
} from './form.ts';
export { generateSong } from './generate.ts';
export { type Genre, genreProfiles, type Metre } from './genres.ts';
export { type KeptLine, type KeptSection, type KeptSong, keptSongSchema } from './kept-song.ts';
export { longest, longestPasted, longestTheme, pastedTooLong } from './limits.ts';
export { type Mood, moods } from './moods.ts';
export { songOfText } from './pasted-song.ts';
export { type SectionKind, type Structure, structures } from './plan.ts';
export { rhymeLetters } from './rhyme-letters.ts';
export { type LineOption, lineOptions } from './rework/line-options.ts';
export { piecesOfLine } from './rework/line-pieces.ts';
export { type Rewritten, rewriteStanza } from './rework/rewrite-stanza.ts';
export type { LineAtWork, StanzaAtWork } from './rework/song-at-work.ts';
export { type WordOption, wordOptions } from './rework/word-options.ts';
export type { Song, SongLine, SongRequest, SongSection, SongStanza } from './song.ts';
export { songFromDraft } from './song-from-draft.ts';
export { createSpanishBank } from './spanish-bank.ts';
export { valencesOf } from './suits.ts';
export { isSingable, themeOf } from './theme.ts';
export { isOfMetre, verifySong } from './verify.ts';
