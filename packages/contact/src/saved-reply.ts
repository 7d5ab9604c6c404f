/** What a saved reply has in the place of what is each person's own. */
const placeholders = {
  nombre: 'cómo se llama quien escribió',
  servicio: 'lo que pidió',
} as const;

export type Placeholder = keyof typeof placeholders;

/** The ones that exist, with what each stands for, as people read it. */
export const placeholderHint = Object.entries(placeholders)
  .map(([name, meaning]) => `{${name}}: ${meaning}`)
  .join('; ');

/** The same by name alone, as a sentence has them. */
export const placeholderNames = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(' y ');

/** Of its title and its text, in UTF-16 units. */
export const longestSavedTitle = 80;
export const longestSavedReply = 8000;

/** How a stored service reads within a sentence; `tu proyecto` where none in particular was asked for. */
export const serviceInWords = (service: string): string => wordsOf[service] ?? 'tu proyecto';

const wordsOf: Readonly<Record<string, string>> = {
  produccion: 'producción',
  video: 'video',
  manejo: 'manejo',
  distribucion: 'distribución',
};

/** The text for one person: each placeholder is what it stands for. What is put in is not read again. */
export const fillSavedReply = (text: string, values: Record<Placeholder, string>): string =>
  text.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

/** What stands in braces in a text and is no placeholder, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(inBraces)].flatMap(([whole, name = '']) =>
      isPlaceholder(name) ? [] : [whole],
    ),
  ),
];

const inBraces = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
