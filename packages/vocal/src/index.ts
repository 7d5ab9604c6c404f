export { type Analysis, analyseTake, mixDown, type Take } from './analyse-take.ts';
export { createLivePitch, type LiveEstimate } from './live-pitch.ts';
export { reportOf } from './report.ts';
export { settings } from './settings.ts';
export { trackPitch } from './track-pitch.ts';
export { readWav } from './wav.ts';
