import { inBogota } from '#app/ui/moment.ts';

/** Says an hour of the day in Bogotá: «3:05 p. m.»; `secondText` to the second. */
export const hourText = inBogota({ timeStyle: 'short' });
export const secondText = inBogota({ timeStyle: 'medium' });
