/** UTF-16 units of a theme: what a chorus can say. */
export const longestTheme = 60;

/**
 * What a song that is kept has at most: lines, parts, UTF-16 units of its title and of a line, and syllables that a line or a half
 * of one is to have. A form has a field for each line.
 */
export const longest = { lines: 90, sections: 90, title: 120, line: 200, metre: 40, half: 10 };

/** UTF-16 units of a text that is pasted: a long song is a fifth of it. */
export const longestPasted = 10_000;

export const pastedTooLong = `Pega hasta ${longestPasted.toLocaleString('es-CO')} caracteres. Una canción larga tiene unos dos mil: si son varias, revísalas de a una`;
