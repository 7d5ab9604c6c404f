/** Of why somebody cancels, in UTF-16 units. */
export const longestReason = 500;
