import { scriptsOf } from '#test/page-script.ts';
import { figure, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type Visitor } from './visitor.ts';

const forVisitors = ['/auth', '/contact'];
const forArtists = [
  '/checkout?plan=produccion-hit',
  '/dashboard',
  '/dashboard/proyectos',
  '/dashboard/new-project',
  '/dashboard/ajustes',
  '/dashboard/ajustes/cuenta',
  '/dashboard/ajustes/seguridad',
  '/dashboard/ajustes/preferencias',
];

/** What a tool needs comes on top of what every page has. */
const tools = ['/lyrics-generator', '/bio-generator', '/cover-art-generator'];

/** kB of script that a page loads, and that a tool loads more than the dashboard. */
const [mostOfPage, mostOfTool] = [115, 10];

type Page = { path: string; files: number; bytes: number };

/** The script that each page of the application loads before it is alive: bodies in brotli, without headers. */
export async function scriptBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const artist = await signIn(product);
  const pages: Page[] = [];
  for (const path of forVisitors) pages.push(await weigh(product, path));
  for (const path of forArtists) pages.push(await weigh(product, path, artist));
  const grown: Page[] = [];
  for (const path of tools) grown.push(await weigh(product, path, artist));
  const largestFirst = [...pages, ...grown].sort((one, other) => other.bytes - one.bytes);
  console.log(
    table(
      ['página', 'archivos', 'kB de script'],
      largestFirst.map(({ path, files, bytes }) => [path, figure(files), figure(bytes / 1000, 1)]),
    ),
  );
  const most = Math.max(...pages.map(({ bytes }) => bytes)) / 1000;
  const dashboard = pages.find(({ path }) => path === '/dashboard')?.bytes ?? 0;
  const growth = (Math.max(...grown.map(({ bytes }) => bytes)) - dashboard) / 1000;
  const said = `hasta ${figure(most, 1)} kB por página (meta ≤ ${mostOfPage}), y ${figure(growth, 1)} más en una herramienta (meta ≤ ${mostOfTool})`;
  if (most > mostOfPage + 0.05 || growth > mostOfTool) throw new Error(said);
  return `script: ${said}`;
}

async function weigh({ origin }: Product, path: string, visitor?: Visitor): Promise<Page> {
  const headers = visitor && { cookie: visitor.cookie };
  const page = await fetch(origin + path, { headers: headers ?? {}, redirect: 'manual' });
  if (page.status !== 200) throw new Error(`${path} responded ${page.status}`);
  const scripts = scriptsOf(await page.text());
  const sizes = await Promise.all(scripts.map((script) => brotliLength(origin + script)));
  return { path, files: scripts.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function brotliLength(url: string): Promise<number> {
  const file = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const length = file.headers.get('content-length');
  if (!file.ok || length === null) throw new Error(`${url} has no length: ${file.status}`);
  return Number(length);
}
