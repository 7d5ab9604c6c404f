/** Of what the staff writes, and of what a person adds, in UTF-16 units. */
export const longestWords = 10_000;

/** Of why somebody withdraws, and of each line about the account that their money goes to, in UTF-16 units. */
export const longestReason = 1000;
export const longestLine = 80;
