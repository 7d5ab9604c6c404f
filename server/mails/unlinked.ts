/** U+2060: it is not seen, and no mail program takes what it stands in for an address. */
const wordJoiner = '\u2060';

/**
 * A text of somebody unknown, so that no mail program makes links of its addresses: anyone can write to a stranger
 * through one of our forms.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/[.:@．。｡](?=\S)/g, (sign) => sign + wordJoiner);
