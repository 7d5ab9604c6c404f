/** UTF-16 units of a name that is typed, and of each of the texts about it. */
export const longestName = 200;
export const longestText = 2000;
