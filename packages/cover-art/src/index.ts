export type { Brief } from './brief.ts';
export { chooseApart, distanceOf, fingerprintOf } from './fingerprint.ts';
export { briefSchema } from './form.ts';
export { planLegible } from './plan-legible.ts';
export { planVariations } from './variations.ts';
