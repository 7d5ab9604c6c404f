export { type Analysis, analyseTake, mixDown, type Take } from './analyse-take.ts';
export { figure, percent, signed } from './figure.ts';
export { findingsOf, keyName, leastDoubt } from './findings.ts';
export { createLivePitch, settlingFrames } from './live-pitch.ts';
export { isBlackKey, type Key, noteName } from './note-names.ts';
export { midiOf } from './pitch-units.ts';
export { highestRate, lowestRate } from './rates.ts';
export { reportOf } from './report.ts';
export {
  longestTakeName,
  type SavedTake,
  savedTakeSchema,
  storedTakeSchema,
  saveTakeSchema,
  summariseTake,
} from './saved-take.ts';
export { refusalSentence, sentenceOf } from './sentences.ts';
export { settings } from './settings.ts';
export { trackPitch } from './track-pitch.ts';
export { type VoiceType, voiceTypes } from './voice-type.ts';
export { readWav } from './wav.ts';
export { writeWav } from './write-wav.ts';
