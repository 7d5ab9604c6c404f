export { type CalendarDate, isCalendarDate } from './calendar-date.ts';
export {
  type Cover,
  coverFormats,
  coverName,
  type CoverFormat,
  type CoverSide,
  coverSides,
  firstCover,
} from './cover-sizes.ts';
export {
  type ProjectEdit,
  projectEditSchema,
  type ProjectFields,
  projectSchema,
  revisionSchema,
  type SeenRevision,
} from './fields.ts';
export { fieldIsMissing, newestRevision } from './field-texts.ts';
export { genreLabel, genres } from './genres.ts';
export { formatIsrc } from './isrc.ts';
export { type NextStep, nextStep } from './next-step.ts';
export { decodePeaks, encodePeaks, loudestOf } from './peaks.ts';
export { shortTitle } from './short-title.ts';
export { uploadLimits } from './upload-limits.ts';
