import { createHash } from 'node:crypto';
import fresh from 'fresh';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';

/** Bytes that are the same for everyone, as they are and compressed. */
export type StaticFile = {
  etag: string;
  variants: Map<Encoding, Variant>;
  available: Encoding[];
};

type Variant = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** What of a GET or HEAD request decides how a file is sent. */
export type FileRequest = { method: string; header: (name: string) => string | undefined };

/** Makes a file of its bytes. `compressed` holds the encodings that are shorter than the original. */
export function staticFile(
  original: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Uint8Array<ArrayBuffer>>>,
): StaticFile {
  // Weak: it stands for the content in every coding (RFC 9110 §8.8.3.3).
  const etag = `W/"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const variants: StaticFile['variants'] = new Map([['identity', variant(original, all)]]);
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = compressed[encoding];
    if (bytes) variants.set(encoding, variant(bytes, { ...all, 'content-encoding': encoding }));
  }
  return { etag, variants, available: [...variants.keys()] };
}

/** The response in the best encoding that the client takes; 304 when it has the file already. */
export function fileResponse(file: StaticFile, request: FileRequest): Response {
  const { etag, variants, available } = file;
  const chosen = variants.get(chooseEncoding(request.header('accept-encoding'), available));
  if (!chosen) throw new Error('A static file has no bytes');
  const { body, headers } = chosen;
  if (fresh({ 'if-none-match': request.header('if-none-match') }, { etag })) {
    return new Response(null, { status: 304, headers: withoutContent(headers) });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** RFC 9110 §15.4.5: what describes the bytes stays out of a response that has none. */
function withoutContent(headers: Record<string, string>): Record<string, string> {
  const aboutContent = ['content-type', 'content-encoding', 'content-length'];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !aboutContent.includes(name)),
  );
}

const variant = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Variant => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
});
