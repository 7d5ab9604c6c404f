const prefix = 'd_';

/** The name of the box of a distribution. */
export const tickName = (id: string): string => prefix + id;

/** The form with the ids of its ticked boxes in one field, with spaces between. */
export const withTicked = (form: Record<string, string>): Record<string, string> => ({
  ...form,
  distributions: Object.keys(form)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .join(' '),
});
