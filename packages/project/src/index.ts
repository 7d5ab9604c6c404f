export { type CalendarDate, isCalendarDate } from './calendar-date.ts';
export { type ProjectFields, projectSchema } from './fields.ts';
export { genreLabel, genres } from './genres.ts';
export { decodePeaks, encodePeaks } from './peaks.ts';
export { uploadLimits } from './upload-limits.ts';
