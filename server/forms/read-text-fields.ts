import { collectFields, formParser, parseForm } from './parse-form.ts';

/**
 * The text fields of a posted form, by name; files are left out. How many and how long they may be `form-body.ts` has
 * seen to. Of a body that is no form, or only a part of one, what could be read.
 */
export async function readTextFields(request: Request): Promise<Record<string, string>> {
  const parser = formParser(request);
  if (!parser || !request.body) return {};
  const fields = collectFields(parser);
  await parseForm(request.body, parser).catch(() => undefined);
  return fields;
}
