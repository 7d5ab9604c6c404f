import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { fileResponse, type FileRequest, staticFile, type StaticFile } from './static-file.ts';

export type StaticPages = {
  /** The response when a GET or HEAD asks for one of the pages; null when the path names none. */
  respond(request: FileRequest & { path: string }): Promise<Response | null>;
};

/** A page, until its best compression is there in a quick one. */
type Page = { file: StaticFile; compressBest: () => Promise<StaticFile>; isAsked: boolean };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_QUALITY } = constants;
/** A fiftieth of the time of the best one, and a ninth more bytes. A small window is quick to set up. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 } };
const best = { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } };

/**
 * Pages that are the same for everyone: each is rendered once, when it is first asked for, and kept. It is compressed as
 * well as can be, at 70 ms of a processor, for those that somebody reads: at a start nobody waits for all of them.
 * Their addresses are a list, so that nobody can fill the memory with others.
 */
export function createStaticPages(
  render: (path: string) => Promise<Response>,
  paths: readonly string[],
  defaultHeaders: [string, string][],
): StaticPages {
  const known = new Set(paths);
  const kept = new Map<string, Promise<Page>>();

  function pageAt(path: string): Promise<Page> {
    const made = kept.get(path) ?? make(path);
    kept.set(path, made);
    // One that could not be made is tried again the next time.
    made.catch(() => kept.delete(path));
    return made;
  }

  async function make(path: string): Promise<Page> {
    const page = await render(path);
    if (!page.ok) throw new Error(`${path} was rendered with the status ${page.status}`);
    const bytes = new Uint8Array(await page.arrayBuffer());
    const headers = {
      ...Object.fromEntries(defaultHeaders),
      'cache-control': 'no-cache',
      ...Object.fromEntries(page.headers),
    };
    const zipped = await promisify(gzip)(bytes, { level: 9 });
    const compress = async (options: BrotliOptions) => {
      const br = await promisify(brotliCompress)(bytes, options);
      return staticFile(bytes, headers, { br, gzip: zipped });
    };
    return { file: await compress(quick), compressBest: () => compress(best), isAsked: false };
  }

  return {
    async respond({ path, ...request }) {
      if (!known.has(path)) return null;
      const page = await pageAt(path);
      const response = fileResponse(page.file, request);
      if (!page.isAsked && response.headers.get('content-encoding') === 'br') {
        page.isAsked = true;
        void page.compressBest().then((file) => (page.file = file));
      }
      return response;
    },
  };
}
