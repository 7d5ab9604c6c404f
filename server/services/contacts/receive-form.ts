import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { demoBytes } from '#content/demo-file.ts';
import { formParser, parseForm } from '#server/services/forms/parse-form.ts';

/** A file that came with a form, in a temporary place until it is taken or thrown away. */
export type SentFile = {
  path: string;
  bytes: number;
  /** Why the file at `path` is not what was sent, if it is not; an error is one of writing it. */
  fault: 'too-large' | 'incomplete' | Error | null;
};

export type SentForm = {
  fields: Record<string, string>;
  file: SentFile | null;
  [Symbol.asyncDispose](): Promise<void>;
};

/** More than anybody sends by mistake: reading to the end has an end too. */
const longestBody = 10 * demoBytes;

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  files: 1,
  parts: 30,
  fileSize: demoBytes,
};

/**
 * Reads a posted form as it arrives; a file goes to the disk and never into memory. One that is too large is not kept
 * whole, but read to its end: a browser hears no answer while it is still sending. A body that is no form, or only the
 * beginning of one, has the fields that could be read.
 */
export async function receiveForm(request: Request): Promise<SentForm> {
  const path = join(tmpdir(), `estudio-demo-${randomUUID()}`);
  const form: SentForm = {
    fields: {},
    file: null,
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
  const parser = formParser(request, limits);
  if (!parser || !request.body) return form;

  let part: BusboyFileStream | undefined;
  let stored: Promise<void> | undefined;
  let fault: SentFile['fault'] = null;
  parser.on('field', (name, value) => {
    form.fields[name] = value;
  });
  parser.on('file', (_name, stream) => {
    part = stream;
    stored = pipeline(stream, createWriteStream(path, { mode: 0o600 })).catch((error: Error) => {
      fault ??= error;
      parser.destroy(error);
    });
  });
  let received = 0;
  const countBytes = async function* (body: AsyncIterable<Uint8Array>) {
    for await (const bytes of body) {
      received += bytes.length;
      if (received > longestBody) throw new Error('A form never ends');
      yield bytes;
    }
  };
  await parseForm(countBytes(request.body), parser).catch(() => {
    fault ??= received > longestBody ? 'too-large' : 'incomplete';
    // The parser leaves the part of a body that broke off open for ever.
    part?.destroy();
  });
  await stored;
  if (!part) return form;
  if (part.truncated) fault ??= 'too-large';
  // An empty part is a field that nobody chose a file for.
  const { bytesRead: bytes } = part;
  if (fault || bytes > 0) form.file = { path, bytes, fault };
  return form;
}
