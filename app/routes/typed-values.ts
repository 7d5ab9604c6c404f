import { z } from 'zod';
import { isSecretField } from '#app/secret-field.ts';

/** More than anybody types into a field: the longest that we take has 5,000 characters. */
const longestValue = 20_000;

/**
 * What was typed into the fields of a form, so that it can stand there again: only fields that its schema knows, each
 * with an end, and no secret. `intent` says which form of its page it is.
 */
export function typedValues(
  form: Record<string, string>,
  schema: z.core.$ZodType,
): Record<string, string> {
  const known = new Set(['intent', ...fieldNames(schema)]);
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => known.has(name) && !isSecretField(name))
      .map(([name, value]) => [name, value.slice(0, longestValue).toWellFormed()]),
  );
}

/** The names of the fields that a form's schema reads. */
function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldNames(schema.in);
  if (schema instanceof z.ZodIntersection) {
    return [...fieldNames(schema.def.left), ...fieldNames(schema.def.right)];
  }
  return [];
}
