import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileResponse, type FileRequest, staticFile, type StaticFile } from './static-file.ts';

export type StaticPages = {
  /** The response when a GET or HEAD asks for one of the pages; null when the path names none. */
  respond(request: FileRequest & { path: string }): Promise<Response | null>;
};

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Pages that are the same for everyone: each is rendered and compressed once, when it is first asked for, and kept.
 * Their addresses are a list, so that nobody can fill the memory with others.
 */
export function createStaticPages(
  render: (path: string) => Promise<Response>,
  paths: readonly string[],
  defaultHeaders: [string, string][],
): StaticPages {
  const known = new Set(paths);
  const kept = new Map<string, Promise<StaticFile>>();

  function pageAt(path: string): Promise<StaticFile> {
    const made = kept.get(path) ?? make(path);
    kept.set(path, made);
    // One that could not be made is tried again the next time.
    made.catch(() => kept.delete(path));
    return made;
  }

  async function make(path: string): Promise<StaticFile> {
    const page = await render(path);
    if (!page.ok) throw new Error(`${path} was rendered with the status ${page.status}`);
    const bytes = new Uint8Array(await page.arrayBuffer());
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(bytes, best),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    const headers = {
      ...Object.fromEntries(defaultHeaders),
      'cache-control': 'no-cache',
      ...Object.fromEntries(page.headers),
    };
    return staticFile(bytes, headers, { br, gzip: zipped });
  }

  return {
    async respond({ path, ...request }) {
      return known.has(path) ? fileResponse(await pageAt(path), request) : null;
    },
  };
}
