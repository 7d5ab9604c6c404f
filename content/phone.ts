import { brand } from './brand.ts';
import { phoneNumber } from './phone-number.ts';

/** Calls the studio. */
export const phoneLink = `tel:+${brand.whatsapp}`;

export const phoneText = phoneNumber(brand.whatsapp);
