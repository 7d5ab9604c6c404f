import { createHash } from 'node:crypto';

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes that are the same for everyone, as they are and compressed. */
export type StaticFile = {
  etag: string;
  variants: Partial<Record<Encoding, Variant>>;
};

type Variant = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** What of a GET or HEAD request decides how a file is answered. */
export type FileRequest = { method: string; header: (name: string) => string | undefined };

/** Makes a file of its bytes. `compressed` holds the encodings that are shorter than the original. */
export function staticFile(
  original: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Uint8Array<ArrayBuffer>>>,
): StaticFile {
  const etag = `"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const variants: StaticFile['variants'] = { identity: variant(original, all) };
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = compressed[encoding];
    if (bytes) variants[encoding] = variant(bytes, { ...all, 'content-encoding': encoding });
  }
  return { etag, variants };
}

/** The answer in the best encoding that the client takes; 304 when it has the file already. */
export function answerFile({ etag, variants }: StaticFile, request: FileRequest): Response {
  const accepted = request.header('accept-encoding') ?? '';
  const chosen =
    (accepted.includes('br') && variants.br) ||
    (accepted.includes('gzip') && variants.gzip) ||
    variants.identity;
  if (!chosen) throw new Error('A static file has no bytes');
  const { body, headers } = chosen;
  if (request.header('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const variant = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Variant => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
});
