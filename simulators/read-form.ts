import type { Context } from 'hono';

/** The texts of a posted form; none of what is no form. Of a name that comes more than once, the last. */
export async function readForm(c: Context): Promise<Record<string, string | undefined>> {
  const form = await c.req.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter(isText));
}

/** Those of a group of checkboxes. */
export async function readChoices(c: Context, name: string): Promise<string[]> {
  const form = await c.req.formData().catch(() => new FormData());
  return form.getAll(name).filter((value) => typeof value === 'string');
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string';
