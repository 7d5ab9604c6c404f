import { collectFields, formParser, parseForm } from './parse-form.ts';

/** More fields, and longer ones, than any form of ours has. What is beyond is not read. */
const limits = { fields: 200, fieldNameSize: 100, fieldSize: 256 * 1024, files: 0, parts: 400 };

/**
 * The text fields of a posted form, by name; files are left out. It is read as it arrives, so that one of a hundred
 * thousand fields keeps nobody else waiting. Of a body that is no form, or only a part of one, what could be read.
 */
export async function readTextFields(request: Request): Promise<Record<string, string>> {
  const parser = formParser(request, limits);
  if (!parser || !request.body) return {};
  const fields = collectFields(parser);
  await parseForm(request.body, parser).catch(() => undefined);
  return fields;
}
