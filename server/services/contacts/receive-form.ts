import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { demoBytes } from '#content/demo-file.ts';

/** A file that came with a form, in a temporary place until it is taken or thrown away. */
export type SentFile = { path: string; bytes: number; tooLarge: boolean };

export type SentForm = {
  fields: Record<string, string>;
  file: SentFile | null;
  [Symbol.asyncDispose](): Promise<void>;
};

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
 * beginning of one, has no file and the fields that could be read.
 */
export async function receiveForm(request: Request): Promise<SentForm> {
  const path = join(tmpdir(), `estudio-demo-${randomUUID()}`);
  const form: SentForm = {
    fields: {},
    file: null,
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
  const parser = parserFor(request);
  if (!parser || !request.body) return form;

  let stored: Promise<SentFile> | undefined;
  parser.on('field', (name, value) => {
    form.fields[name] = value;
  });
  parser.on('file', (_name, stream) => {
    stored = pipeline(stream, createWriteStream(path, { mode: 0o600 })).then(() => ({
      path,
      bytes: stream.bytesRead,
      tooLarge: stream.truncated,
    }));
  });
  const parsed = pipeline(request.body, parser);
  const [read, written] = await Promise.allSettled([parsed, parsed.then(() => stored)]);
  if (read.status === 'rejected') {
    await stored?.catch(() => {});
    await form[Symbol.asyncDispose]();
    return form;
  }
  if (written.status === 'rejected') {
    await form[Symbol.asyncDispose]();
    throw written.reason;
  }
  // An empty part is a field that nobody chose a file for.
  const { value: file } = written;
  form.file = file && file.bytes > 0 ? file : null;
  return form;
}

function parserFor(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return null;
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    // A multipart form without its boundary.
    return null;
  }
}
