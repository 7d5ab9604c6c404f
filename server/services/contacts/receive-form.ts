import { rm } from 'node:fs/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { attachmentBytes } from '#content/attachment.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { collectFields, formParser, parseForm } from '#server/forms/parse-form.ts';
import { type Pace, usualPace, whileMoving } from '#server/forms/while-moving.ts';
import type { Attempt } from '../limits/consume-in-turn.ts';
import type { Limit } from '../limits/attempt-limits.ts';
import type { AppServices } from '../app-services.ts';
import { type ReservedAttachment, reserveAttachment } from './reserve-attachment.ts';

/** A file that came with a form, in a temporary place until it is taken or thrown away. */
export type SentFile = {
  path: string;
  bytes: number;
  /** Why the file at `path` is not what was sent, if it is not; an error is one of making room for it, or writing it. */
  fault: 'too-large' | 'incomplete' | Error | null;
  /** It counted as an attempt before it was read. */
  counted?: boolean;
};

export type SentForm = {
  fields: Record<string, string>;
  file: SentFile | null;
  /** It was not read to its end, or not kept: what it lacks is not its sender's fault. */
  isRefused: boolean;
  [Symbol.asyncDispose](): Promise<void>;
};

type Services = Pick<AppServices, 'contacts' | 'limits' | 'now'>;

/** More than anybody sends by mistake: reading to the end has an end too. */
const longestBody = 10 * attachmentBytes;
/** A form that is refused before it is read: its words may still come, and no more than one that would have fitted. */
const refused = { body: 1.1 * attachmentBytes, pace: { everyMs: 5_000, leastBytes: 16 * 1024 } };
/** Characters of all its fields: the longest message, ten times. What is beyond is left out. */
const mostText = 64 * 1024;

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  files: 1,
  parts: 30,
  fileSize: attachmentBytes,
};

/**
 * Reads a posted form as it arrives, once there is room for its file, which goes to the disk and never into memory. One
 * that is too large, or refused, is not kept, but read to its end: a browser hears no response while it is still sending.
 * A body that is no form, or only the beginning of one, has the fields that could be read.
 */
export async function receiveForm(
  services: Services,
  { ip }: AnonymousActor,
  {
    request,
    pace: usual = usualPace,
    attempt,
  }: {
    request: Request;
    pace?: Pace;
    /** What its file counts as; one of the network that it comes from otherwise. */
    attempt?: Attempt<Limit>;
  },
): Promise<SentForm> {
  const parser = formParser(request, limits);
  if (!parser || !request.body) return formOf({});
  const reserved = await reserve(services, ip, request, attempt);
  const place = reserved instanceof Error ? null : reserved;

  const fields = collectFields(parser, mostText);
  let part: BusboyFileStream | undefined;
  let stored: Promise<void> | undefined;
  let fault: SentFile['fault'] = reserved instanceof Error ? reserved : null;
  parser.on('file', (_name, stream) => {
    part = stream;
    if (!place) return void stream.resume();
    stored = place.store(stream.iterator({ destroyOnReturn: false })).catch((error: Error) => {
      fault ??= error;
      // The rest is read and not kept.
      stream.resume();
    });
  });
  let received = 0;
  const countBytes = async function* (body: AsyncIterable<Uint8Array>) {
    for await (const bytes of body) {
      received += bytes.length;
      if (received > (fault ? refused.body : longestBody)) throw new Error('A form never ends');
      yield bytes;
    }
  };
  const body = whileMoving(request.body, place ? usual : refused.pace);
  await parseForm(countBytes(body), parser).catch((error: unknown) => {
    if (received > longestBody) fault ??= 'too-large';
    fault ??= !part && isAppError(error) ? error : 'incomplete';
    // The parser leaves the part of a body that broke off open for ever.
    part?.destroy();
  });
  await stored;
  if (fault instanceof Error) return formOf(fields, { path: '', bytes: 0, fault }, place);
  if (!part || !place) return formOf(fields, null, place);
  if (part.truncated) fault ??= 'too-large';
  const { path, counted } = place;
  const { bytesRead: bytes } = part;
  // An empty part is a field that nobody chose a file for.
  return formOf(fields, fault || bytes > 0 ? { path, bytes, fault, counted } : null, place);
}

/** A failure to make room is shown in place as well, with what was typed. */
async function reserve(
  services: Services,
  ip: string,
  { headers }: Request,
  attempt: Attempt<Limit> | undefined,
): Promise<ReservedAttachment | Error> {
  try {
    const announced = Number(headers.get('content-length') ?? 0);
    return await reserveAttachment(services, ip, announced, attempt);
  } catch (error) {
    return error instanceof Error
      ? error
      : new Error('No room for an attachment', { cause: error });
  }
}

const formOf = (
  fields: Record<string, string>,
  file: SentFile | null = null,
  place: ReservedAttachment | null = null,
): SentForm => ({
  fields,
  file,
  isRefused: file?.fault instanceof Error,
  async [Symbol.asyncDispose]() {
    if (place) await rm(place.path, { force: true });
  },
});
