import { brand } from './brand.ts';

/** Who of the studio is mailed what arrives, each at an address of their own. */
export const arrivalsTo: readonly string[] = [brand.email];
