/** A line with a capital, after whatever opens it. */
export const capitalised = (text: string): string =>
  text.replace(/^[¿¡«(\s]*\p{L}/u, (beginning) => beginning.toUpperCase());
