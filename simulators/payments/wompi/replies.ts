import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { z } from 'zod';

/** What Wompi says in place of yes. */
export const notFound = {
  error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' },
};

export const unauthorised = {
  error: { type: 'INVALID_ACCESS_TOKEN', reason: 'La llave proporcionada no es válida' },
};

export const refused = (field: string, message: string) => ({
  error: { type: 'INPUT_VALIDATION_ERROR', messages: { [field]: [message] } },
});

export const invalid = (error: z.ZodError) => ({
  error: {
    type: 'INPUT_VALIDATION_ERROR',
    messages: Object.fromEntries(
      error.issues.map(({ path, message }) => [String(path[0] ?? 'body'), [message]]),
    ),
  },
});

/** Null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function carries(c: Context, key: string): boolean {
  const header = c.req.header('authorization') ?? '';
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${key}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
