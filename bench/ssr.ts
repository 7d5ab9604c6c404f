import { sessionMarkCookie } from '#content/session-mark.ts';
import { startBare } from './bare.ts';
import { fillCatalogue, readPage } from './catalogue.ts';
import { load, type Served } from './load.ts';
import { figure, interleave, median, spread, table } from './measure.ts';
import { readCpu, startProduct } from './product.ts';
import { readTree } from './ssr-tree.ts';
import { measureTier } from './tier.ts';
import { signIn } from './visitor.ts';

const page = '/dashboard';
const projects = 5;
const rounds = 7;
const seconds = 3;
const warmUp = 30;
const renders = 1000;

/**
 * The dashboard of a signed-in person: what a request costs the server's process, beside the rendering alone and beside
 * the least that a server can do for it.
 */
export async function ssrBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const visitor = await signIn(product);
  await fillCatalogue(product, visitor, projects);
  const renderTree = await readTree(product.origin, page, visitor.cookie);
  const html = await readPage(product, visitor, page);

  // The mark, which a browser has beside its session, or it would be sent with each response.
  const cookie = `${visitor.cookie}; ${sessionMarkCookie}=1`;
  const ask = (seconds: number, encoding: string) =>
    load({
      url: product.origin + page,
      headers: { cookie, 'accept-encoding': encoding },
      connections: 4,
      seconds,
      cpu: () => readCpu(product.origin),
    });
  const bare = await startBare(
    opened,
    'ssr-bare.ts',
    product.dataDir,
    product.origin,
    page,
    visitor.cookie,
  );
  const askBare = (seconds: number) =>
    load({ url: bare.origin, connections: 4, seconds, cpu: bare.cpu });
  // A server runs for weeks: what its compiler does in the first minute is not what a request costs.
  await ask(warmUp, 'gzip, deflate, br, zstd');
  await askBare(warmUp);
  const found = await interleave(
    {
      // As browsers ask.
      compressed: () => ask(seconds, 'gzip, deflate, br, zstd'),
      plain: () => ask(seconds, 'identity'),
      bare: () => askBare(seconds),
      rendering: async () => timeRendering(renderTree),
    },
    rounds,
  );

  const tier = await measureTier(product, rounds);

  const costs = (results: Served[]) => results.map(({ cpuPerRequest }) => cpuPerRequest);
  const row = (label: string, milliseconds: number[], count: number) => [
    label,
    spread(milliseconds, 2),
    figure(count),
  ];
  const total = (results: Served[]) => results.reduce((sum, { requests }) => sum + requests, 0);
  const rendered = renderTree();
  console.log(
    table(
      [`${page}, ${projects} proyectos`, 'ms de CPU', 'veces'],
      [
        row('la petición, comprimida', costs(found.compressed), total(found.compressed)),
        row('la petición, sin comprimir', costs(found.plain), total(found.plain)),
        row(
          'sin marco: dos consultas, renderToString, brotli',
          costs(found.bare),
          total(found.bare),
        ),
        row('renderToString del mismo árbol', found.rendering, renders * rounds),
        ['el nivel de la persona, con su sesión', spread(tier, 3), ''],
      ],
    ),
  );
  console.log(`Página: ${figure(html.length)} caracteres; el árbol: ${figure(rendered.length)}.`);
  const [whole, tree] = [median(costs(found.compressed)), median(found.rendering)];
  return `ssr: ${figure(whole, 2)} ms de CPU por petición (meta ≤ 2,50), ${figure(whole / tree, 2)} veces los ${figure(tree, 2)} de renderToString (meta ≤ 3,00); el nivel cuesta ${figure(median(tier), 3)} ms de ellos (meta ≤ 0,100)`;
}

function timeRendering(render: () => string): number {
  const before = process.cpuUsage();
  for (let count = 0; count < renders; count += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}
