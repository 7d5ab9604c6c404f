/** Of the conditions of a quote, and of why somebody rejects it, in UTF-16 units. */
export const longestNotes = 4000;
export const longestReason = 2000;

/** In percent: what is given away for nothing needs no quote. */
export const mostDiscount = 90;
