import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';

/** Below this a compressed response is hardly smaller. */
const worthCompressing = 1024;

/** At this size a thread of its own costs more than the work; a small window is quick to set up. */
const compress = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: brotli }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 3 }),
};
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/**
 * A page or its data in one go, compressed for whoever understands it. The response is new: one that the router has
 * looked at goes through a stream, and that costs more than compressing.
 */
export function compressedResponse(
  content: string | Uint8Array | null,
  { status, headers: given }: Pick<Response, 'status' | 'headers'>,
  acceptEncoding: string | undefined,
): Response {
  if (content === null) return new Response(null, { status, headers: given });
  const headers = new Headers(given);
  headers.append('vary', 'accept-encoding');
  let body = Buffer.from(content);
  const encoding = body.length > worthCompressing ? chooseEncoding(acceptEncoding) : 'identity';
  if (encoding !== 'identity') {
    body = compress[encoding](body);
    headers.set('content-encoding', encoding);
  }
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}
