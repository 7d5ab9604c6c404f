export type { BioForm, FactId, Facts } from './facts.ts';
export { parseFacts } from './facts.ts';
export { type BioRequest, bioRequestSchema, bioSchema } from './form.ts';
export { type Genre, genreNames, genres, isGenre } from './genres.ts';
export { type Bio, BioFault, type BioOptions, makeBios } from './make-bios.ts';
export {
  type Language,
  languageNames,
  languages,
  type Manner,
  type Person,
  personNames,
  persons,
  type Tone,
  toneNames,
  tones,
} from './manner.ts';
export { limits, type Platform, platformNames, platforms } from './platforms.ts';
export { bioTextSchema } from './text-form.ts';
export { factsOfAnother } from './shape.ts';
export type { Piece } from './template.ts';
export { longestName, longestText } from './typed-limits.ts';
export { type Fault, type FaultRule, verifierOf } from './verify.ts';
