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
  '/lyrics-generator',
  '/bio-generator',
  '/dashboard/ajustes',
  '/dashboard/ajustes/cuenta',
  '/dashboard/ajustes/seguridad',
  '/dashboard/ajustes/preferencias',
];

type Page = { path: string; files: number; bytes: number };

/** The script that each page of the application loads before it is alive: bodies in brotli, without headers. */
export async function scriptBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const artist = await signIn(product);
  const pages: Page[] = [];
  for (const path of forVisitors) pages.push(await weigh(product, path));
  for (const path of forArtists) pages.push(await weigh(product, path, artist));
  pages.sort((one, other) => other.bytes - one.bytes);
  console.log(
    table(
      ['página', 'archivos', 'kB de script'],
      pages.map(({ path, files, bytes }) => [path, figure(files), figure(bytes / 1000, 1)]),
    ),
  );
  const [most, least] = [pages[0]?.bytes ?? 0, pages.at(-1)?.bytes ?? 0];
  return `script: de ${figure(least / 1000, 1)} a ${figure(most / 1000, 1)} kB por página (meta ≤ 115)`;
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
