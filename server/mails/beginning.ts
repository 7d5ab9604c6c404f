const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** At most so many UTF-16 units of a text, ending where one of the characters that people see ends. */
export const beginning = (text: string, longest: number): string =>
  text.slice(0, characters.segment(text).containing(longest)?.index);
