export type { BioForm, FactId, Facts } from './facts.ts';
export { parseFacts } from './facts.ts';
export { bioSchema } from './form.ts';
export { genres } from './genres.ts';
export { type Bio, type BioOptions, makeBios } from './make-bios.ts';
export {
  type Language,
  languages,
  type Manner,
  type Person,
  persons,
  type Tone,
  tones,
} from './manner.ts';
export { limits, type Platform, platformNames, platforms } from './platforms.ts';
export type { Piece } from './template.ts';
export { type Fault, type FaultRule, verifierOf } from './verify.ts';
