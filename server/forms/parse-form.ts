import { setImmediate } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyConfig } from '@fastify/busboy';

export type FormParser = InstanceType<typeof Busboy>;

/** What reads the form in a body as it arrives. Null when the body says that it is no form. */
export function formParser(request: Request, limits?: BusboyConfig['limits']): FormParser | null {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return null;
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    // A multipart form without its boundary.
    return null;
  }
}

/** Collects the text fields that a parser finds, the last of a name, until they have `most` characters. */
export function collectFields(
  parser: FormParser,
  most = Number.POSITIVE_INFINITY,
): Record<string, string> {
  const fields: Record<string, string> = {};
  let room = most;
  parser.on('field', (name, value) => {
    fields[name] = value.slice(0, room);
    room = Math.max(0, room - value.length);
  });
  return fields;
}

/**
 * Parses a body chunk by chunk; others have their turn in between, for what has arrived already would be parsed in one
 * go. Behind the parser's limits the rest is read, since a browser hears nothing while it sends, and not parsed.
 */
export async function parseForm(
  body: AsyncIterable<Uint8Array>,
  parser: FormParser,
): Promise<void> {
  let isOver = false;
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => (isOver = true));
  await pipeline(async function* () {
    for await (const chunk of body) {
      if (isOver) continue;
      yield chunk;
      await setImmediate();
    }
  }, parser);
}
