import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';
import { fileResponse, type FileRequest, staticFile, type StaticFile } from './static-file.ts';

export type StaticPages = {
  /** The response when a GET or HEAD asks for one of the pages; null when the path names none. */
  respond(request: FileRequest & { path: string }): Promise<Response | null>;
  /** What they say has changed: each is made again when it is next asked for. */
  forget(): void;
};

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** As it is, and with what is compressed: as well as can be, at 70 ms of a processor. */
type Page = { plain: StaticFile; compressed: () => Promise<StaticFile> };

/**
 * Pages that are the same for everyone: each is rendered once, when it is first asked for, compressed once, when somebody
 * reads it, and kept. Their addresses are a list, so that nobody can fill the memory with others.
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
    made.catch(() => kept.get(path) === made && kept.delete(path));
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
    let compressed: Promise<StaticFile> | undefined;
    const compress = async () => {
      const [br, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, best),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      return staticFile(bytes, headers, { br, gzip: zipped });
    };
    return {
      plain: staticFile(bytes, headers, {}),
      compressed: () => (compressed ??= compress()),
    };
  }

  return {
    async respond({ path, ...request }) {
      if (!known.has(path)) return null;
      const { plain, compressed } = await pageAt(path);
      const isPlain = chooseEncoding(request.header('accept-encoding')) === 'identity';
      return fileResponse(isPlain ? plain : await compressed(), request);
    },
    forget: () => kept.clear(),
  };
}
