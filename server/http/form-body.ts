import { AppError } from '#server/app-error.ts';
import { type Pace, whileMoving } from '#server/forms/while-moving.ts';
import type { Outside } from './concurrency-limit.ts';

/** The longest message of a form, every letter of it as %XX, has a third of these. */
const longestBody = 128 * 1024;
const mostFields = 100;
const firstRoom = 4 * 1024;
/** Read and thrown away: a browser hears no response while it is still sending. */
const longestRead = 4 * 1024 * 1024;

/** All of a form that a person filled in, or 2 kB a second of a longer one. */
export const formPace: Pace = { everyMs: 30_000, leastBytes: 64 * 1024 };

/**
 * The same request with its body in memory. Rejects with `request.too-large` when that is longer than any form of the
 * site, or has more fields, and with `request.malformed` when nobody knows how many: nobody parses it, and nobody sends
 * it back.
 */
export async function withFormBody(
  request: Request,
  arriving: AsyncIterable<Uint8Array>,
): Promise<Request> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > longestRead) throw new AppError('request.too-large');
  const body = await readBody(arriving);
  if (fieldsIn(body, request.headers.get('content-type') ?? '') > mostFields) {
    throw new AppError('request.too-large');
  }
  return new Request(request, { method: request.method, body });
}

/**
 * The same request with its body as it arrives, for whoever counts it for themself. They wait for each chunk
 * `outside` of what limits their work.
 */
export function withArriving(
  request: Request,
  arriving: AsyncGenerator<Uint8Array>,
  outside: Outside,
): Request {
  const source = {
    async pull(stream: ReadableStreamDefaultController<Uint8Array>) {
      const next = await outside(() => arriving.next());
      if (next.done) stream.close();
      else stream.enqueue(next.value);
    },
    async cancel() {
      await arriving.return(undefined);
    },
  };
  // Nothing is read before somebody asks for it: only then it counts as arriving.
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  const init = { method: request.method, body, duplex: 'half' };
  return new Request(request, init);
}

/** Into one buffer: each of its chunks, kept by itself, would weigh more than what is in it. */
async function readBody(arriving: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  let body = Buffer.alloc(firstRoom);
  let length = 0;
  for await (const chunk of whileMoving(arriving, formPace)) {
    const end = length + chunk.byteLength;
    if (end > longestRead) break;
    if (end <= longestBody) {
      if (end > body.length) body = grown(body, end);
      body.set(chunk, length);
    }
    length = end;
  }
  if (length > longestBody) throw new AppError('request.too-large');
  return body.subarray(0, length);
}

/** Twice as long, so that a body of many chunks is copied a few times only. */
function grown(body: Buffer<ArrayBuffer>, least: number): Buffer<ArrayBuffer> {
  const longer = Buffer.alloc(Math.min(longestBody, Math.max(2 * body.length, least)));
  longer.set(body);
  return longer;
}

/** Never fewer than there are. */
function fieldsIn(body: Buffer, contentType: string): number {
  const mark = markBetweenFields(contentType);
  let count = 1;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > mostFields) break;
  }
  return count;
}

/** As browsers and programs name their boundary: whoever parses the form could read anything else in another way. */
const multipart = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]+)\1$/i;

function markBetweenFields(contentType: string): string {
  if (!/^multipart\//i.test(contentType)) return '&';
  const [, , boundary] = multipart.exec(contentType) ?? [];
  if (boundary === undefined) throw new AppError('request.malformed');
  return `--${boundary}`;
}
