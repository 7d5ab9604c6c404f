/** A line cut into its words, at odd places, and what stands between them: joined they are the line. */
export const piecesOfLine = (text: string): string[] => text.split(/([\p{L}\p{M}'’-]+)/u);
