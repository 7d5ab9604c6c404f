import { fillCatalogue, readPage } from './catalogue.ts';
import { figure, interleave, median, percentile, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type Visitor } from './visitor.ts';

const pages = ['/dashboard', '/dashboard/proyectos', '/dashboard/proyectos?pagina=90'];
const many = 1000;
const few = 10;
const rounds = 15;
const requests = 20;
const warmUp = 300;

/** From the request to the last byte of its page, one after another, for a person with many songs and one with few. */
export async function dashboardBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const rich = await signIn(product);
  const poor = await signIn(product, 'equipo@demo.example');
  for (const visitor of [rich, poor]) await fillCatalogue(product, visitor, 5);
  await draftUntil(rich, many);
  await draftUntil(poor, few);

  const rows: string[][] = [];
  let worst = 0;
  for (const page of pages) {
    for (let count = 0; count < warmUp; count += 1) await readPage(product, rich, page);
    const found = await interleave(
      { many: () => times(product, rich, page), few: () => times(product, poor, page) },
      rounds,
    );
    const [with1000, with10] = [found.many.flat(), found.few.flat()];
    worst = Math.max(worst, percentile(with1000, 0.95));
    rows.push([
      page,
      ...[with1000, with10].flatMap((some) => [
        figure(median(some), 1),
        figure(percentile(some, 0.95), 1),
      ]),
    ]);
  }
  console.log(table(['ms', `${many}: mediana`, 'p95', `${few}: mediana`, 'p95'], rows));
  return `dashboard: p95 de ${figure(worst, 1)} ms con ${figure(many)} proyectos (meta < 30)`;
}

async function draftUntil(visitor: Visitor, count: number): Promise<void> {
  for (let song = 6; song <= count; song += 1) {
    const fields = { title: `Borrador ${song}`, artist_name: 'Niebla Norte', genre: 'rock' };
    await visitor.saveDraft(fields);
  }
}

async function times(product: Product, visitor: Visitor, page: string): Promise<number[]> {
  const found: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const began = performance.now();
    await readPage(product, visitor, page);
    found.push(performance.now() - began);
  }
  return found;
}
