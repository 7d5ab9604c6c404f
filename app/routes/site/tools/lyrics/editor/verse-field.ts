/** The name of the field of a verse, by its place in the song. */
export const verseField = (at: number): string => `verso-${at}`;
