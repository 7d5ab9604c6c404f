import { scriptsOf } from '#test/page-script.ts';
import { figure, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type Visitor } from './visitor.ts';

/** Where the links begin that lead to the pages of an artist and of the staff, with what no link of theirs leads to. */
const visitors = ['/auth', '/contact'];
const artists = ['/dashboard', '/checkout?plan=produccion-hit'];
const staff = ['/admin/dashboard'];

/** What a tool needs comes on top of what every page has. */
const tools = ['/lyrics-generator', '/bio-generator', '/cover-art-generator', '/vocal-analyzer'];
const isTool = (path: string): boolean => tools.some((tool) => path.startsWith(tool));

/** kB of script that a page loads, and that a tool loads more than the dashboard. */
const [mostOfPage, mostOfTool] = [115, 10];
/** A page with fewer is the same for everyone, and has but the site's own script. */
const fewestFiles = 5;

type Page = { path: string; files: number; bytes: number };

/** The script that each page of the application loads before it is alive: bodies in brotli, without headers. */
export async function scriptBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const lengths = new Map<string, Promise<number>>();
  const weigh = createScale(product.origin, lengths);
  const found = [
    ...(await follow(visitors, (path) => weigh(path), { isCrawled: false })),
    ...(await follow([...artists, ...tools], await asSomebody(product, weigh))),
    ...(await follow(staff, await asSomebody(product, weigh, 'equipo@demo.example'))),
  ];
  const pages = [...new Map(found.map((page) => [page.path, page])).values()].sort(
    (one, other) => other.bytes - one.bytes,
  );
  console.log(
    table(
      ['página', 'archivos', 'kB de script'],
      pages.map(({ path, files, bytes }) => [path, figure(files), figure(bytes / 1000, 1)]),
    ),
  );
  const heaviest = (some: readonly Page[]) => Math.max(...some.map(({ bytes }) => bytes)) / 1000;
  const most = heaviest(pages.filter(({ path }) => !isTool(path)));
  const dashboard = pages.find(({ path }) => path === '/dashboard')?.bytes ?? 0;
  const growth = heaviest(pages.filter(({ path }) => isTool(path))) - dashboard / 1000;
  const said = `hasta ${figure(most, 1)} kB por página de ${figure(pages.length)} (meta ≤ ${mostOfPage}), y ${figure(growth, 1)} más en una herramienta (meta ≤ ${mostOfTool})`;
  if (most > mostOfPage + 0.05 || growth > mostOfTool) throw new Error(said);
  return `script: ${said}`;
}

type Weighed = { page: Page; links: string[] } | null;
type Weigh = (path: string, cookie?: string) => Promise<Weighed>;

async function asSomebody(
  product: Product,
  weigh: Weigh,
  email?: string,
): Promise<(path: string) => Promise<Weighed>> {
  const { cookie }: Visitor = await signIn(product, email);
  return (path) => weigh(path, cookie);
}

/** Every page of the application that the links of these lead to. */
async function follow(
  paths: readonly string[],
  weigh: (path: string) => Promise<Weighed>,
  { isCrawled = true } = {},
): Promise<Page[]> {
  const known = new Set(paths);
  const pages: Page[] = [];
  for (const path of known) {
    const weighed = await weigh(path);
    if (!weighed) continue;
    pages.push(weighed.page);
    if (isCrawled) for (const link of weighed.links) known.add(link);
  }
  return pages;
}

/** Weighs a page; null of what is none of the application. */
function createScale(origin: string, lengths: Map<string, Promise<number>>): Weigh {
  return async (path, cookie) => {
    const response = await fetch(origin + path, {
      headers: cookie === undefined ? {} : { cookie },
      redirect: 'manual',
    });
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage) {
      await response.body?.cancel();
      return null;
    }
    const html = await response.text();
    const scripts = scriptsOf(html);
    if (scripts.length < fewestFiles) return null;
    let bytes = 0;
    for (const script of scripts) {
      const length = lengths.get(script) ?? brotliLength(origin + script);
      lengths.set(script, length);
      bytes += await length;
    }
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link);
    return { page: { path, files: scripts.length, bytes }, links };
  };
}

async function brotliLength(url: string): Promise<number> {
  const file = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const length = file.headers.get('content-length');
  if (!file.ok || length === null) throw new Error(`${url} has no length: ${file.status}`);
  return Number(length);
}
