export { type Analysis, analyseTake, mixDown, type Take } from './analyse-take.ts';
export { reportOf } from './report.ts';
export { settings } from './settings.ts';
export { trackPitch } from './track-pitch.ts';
export { readWav } from './wav.ts';
