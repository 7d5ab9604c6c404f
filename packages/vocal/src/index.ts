export { type Analysis, analyseTake, mixDown, type Take } from './analyse-take.ts';
export { figure, findingsOf, keyName, percent, signed } from './findings.ts';
export { createLivePitch, type LiveEstimate, type PitchPoint } from './live-pitch.ts';
export { noteSeconds } from './note-seconds.ts';
export { isBlackKey, noteName, pitchName } from './note-names.ts';
export type { Note } from './notes.ts';
export { midiOf } from './pitch-units.ts';
export type { Refusal } from './refusals.ts';
export { reportOf } from './report.ts';
export {
  longestTakeName,
  type SavedTake,
  savedTakeSchema,
  saveTakeSchema,
  summariseTake,
} from './saved-take.ts';
export { refusalSentence, sentenceOf } from './sentences.ts';
export { settings } from './settings.ts';
export type { HeldNote } from './stability.ts';
export { type PitchTrack, trackPitch } from './track-pitch.ts';
export type { Transposition } from './transpositions.ts';
export type { VoiceType } from './voice-type.ts';
export { readWav } from './wav.ts';
export { writeWav } from './write-wav.ts';
