import { brandSchema } from './brand-schema.ts';
import { brand } from './brand.ts';

/** Refuses to build a site on content that is wrong; zod's message names the field. */
export function checkContent(): void {
  brandSchema.parse(brand);
}
