import type { z } from 'zod';
import { ProviderError } from './errors.ts';

/** Before anything is sent. Throws a final `ProviderError` that names the fields that are wrong, and never shows them. */
export function checkWanted<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  wanted: z.input<Schema>,
): z.output<Schema> {
  const parsed = schema.safeParse(wanted);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new ProviderError(`${what} with what is none: ${places.join(', ')}`, { isFinal: true });
}
