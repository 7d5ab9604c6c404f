import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Below this a compressed answer is hardly smaller. */
const worthCompressing = 1024;

/**
 * A page as one piece, compressed for whoever understands gzip. The router renders into many small chunks; each
 * written by itself costs more than the rendering.
 */
export async function wholeAnswer(answer: Response, acceptEncoding: string): Promise<Response> {
  if (!answer.body) return answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'accept-encoding');
  const compressed = acceptEncoding.includes('gzip') && bytes.length > worthCompressing;
  if (compressed) headers.set('content-encoding', 'gzip');
  const body = compressed ? await compress(bytes, { level: 5 }) : bytes;
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}
