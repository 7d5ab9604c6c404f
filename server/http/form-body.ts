import { AppError } from '#server/app-error.ts';

/** The longest message of a form, every letter of it as %XX, has a third of these. */
const longestBody = 128 * 1024;
const mostFields = 100;
/** Read and thrown away: a browser hears no answer while it is still sending. */
const longestRead = 4 * 1024 * 1024;

/**
 * The same request with its body in memory. Rejects with `request.too-large` when that is longer than any form of the
 * site, or has more fields, and with `request.malformed` when nobody knows how many: nobody parses it, and nobody sends
 * it back.
 */
export async function withFormBody(request: Request): Promise<Request> {
  const body = await readBody(request);
  if (fieldsIn(body, request.headers.get('content-type') ?? '') > mostFields) {
    throw new AppError('request.too-large');
  }
  return new Request(request, { method: request.method, body });
}

async function readBody(request: Request): Promise<Buffer<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > longestRead) throw new AppError('request.too-large');
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.byteLength;
    if (length > longestRead) break;
    if (length <= longestBody) pieces.push(piece);
  }
  if (length > longestBody) throw new AppError('request.too-large');
  return Buffer.concat(pieces);
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
