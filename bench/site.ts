import { startBare } from './bare.ts';
import { categories, openLighthouse, type Visit } from './lighthouse.ts';
import { figure, median, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';

const rounds = 3;
const spa = 'la portada como SPA';
/** Pages that React hydrates. */
const hydrated = ['/auth', '/contact'];

type Page = { name: string; url: string; visits: Visit[] };

/**
 * Every public page on a phone, as Lighthouse sees it, beside the home page as a single-page application: `[path]…`
 * measures only those.
 */
export async function siteBench(opened: AsyncDisposableStack, args: string[]): Promise<string> {
  const product = await startProduct(opened);
  const paths = args.length > 0 ? args : [...(await publicPaths(product)), '/auth'];
  const single = await startBare(opened, 'spa/serve.ts');
  const pages: Page[] = [
    ...paths.map((path) => ({ name: path, url: product.origin + path, visits: [] })),
    { name: spa, url: `${single.origin}/`, visits: [] },
  ];
  const visit = await openLighthouse(opened);
  // Round after round over all of them: what disturbs the machine disturbs them all.
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) page.visits.push(await visit(page.url));
    console.error(`vuelta ${round + 1} de ${rounds}`);
  }

  console.log(
    table(
      ['mediana de 3', 'R/A/P/S', 'script', 'todo', 'FCP', 'LCP', 'TBT', 'CLS'],
      pages.map(row),
    ),
  );
  const faults = pages.flatMap(({ name, visits }) =>
    visits.flatMap((one) => one.faults.map((fault) => `${name}: ${fault}`)),
  );
  for (const fault of new Set(faults)) console.log(`✗ ${fault}`);
  return summary(
    pages.filter(({ name }) => name !== spa),
    faults.length,
  );
}

/** As the sitemap lists them. */
async function publicPaths({ origin }: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap is empty');
  return paths;
}

const of = ({ visits }: Page, read: (visit: Visit) => number) => median(visits.map(read));

const scoresOf = (page: Page) =>
  categories.map((category) => of(page, ({ scores }) => scores[category]));

const row = (page: Page) => [
  page.name,
  scoresOf(page)
    .map((score) => figure(score))
    .join('/'),
  `${figure(of(page, ({ script }) => script) / 1000, 1)} kB`,
  `${figure(of(page, ({ all }) => all) / 1000, 1)} kB`,
  figure(of(page, ({ fcp }) => fcp)),
  figure(of(page, ({ lcp }) => lcp)),
  figure(of(page, ({ tbt }) => tbt)),
  figure(
    of(page, ({ cls }) => cls),
    3,
  ),
];

function summary(pages: Page[], faults: number): string {
  const still = pages.filter(({ name }) => !hydrated.includes(name));
  const perfect = still.filter((page) => scoresOf(page).every((score) => score === 100));
  const least = Math.min(...still.flatMap(scoresOf));
  const most = (some: Page[], read: (visit: Visit) => number) =>
    Math.max(...some.map((page) => of(page, read)));
  return [
    `site: 100 en las cuatro en ${perfect.length} de ${still.length} páginas estáticas (meta ≥ 95 %), la menor ${figure(least)} (meta ≥ 97)`,
    `script ≤ ${figure(most(still, ({ script }) => script) / 1000, 2)} kB (meta ≤ 5), CLS ≤ ${figure(
      most(pages, ({ cls }) => cls),
      3,
    )} (meta 0)`,
    `${faults} peticiones ajenas o mensajes de consola (meta 0)`,
  ].join('; ');
}
