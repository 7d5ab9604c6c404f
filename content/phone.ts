import { brand } from './brand.ts';

/** Calls the studio. */
export const phoneLink = `tel:+${brand.whatsapp}`;

/** `573000000000` → `+57 300 000 0000`; a number of another country stays in one piece. */
export const phoneText = `+${brand.whatsapp.replace(/^(57)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
