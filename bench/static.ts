import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startBare } from './bare.ts';
import { load, type Served } from './load.ts';
import { figure, interleave, medianRatio, spread, table } from './measure.ts';
import { readCpu, startProduct } from './product.ts';

const rounds = 15;
const connections = 10;
const seconds = 1;
const asked = { 'accept-encoding': 'br' };

/** The home page from the product against bare Node that responds with the same headers and bytes from memory. */
export async function staticBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const page = `${product.origin}/`;
  const copy = join(product.dataDir, 'page.json');
  const { headers, body } = await download(page);
  await writeFile(copy, JSON.stringify({ headers, body: body.toString('base64') }));
  const bare = await startBare(opened, 'static-bare.ts', copy);

  const how = { headers: asked, connections, seconds };
  const found = await interleave(
    {
      bare: () => load({ ...how, url: bare.origin, cpu: bare.cpu }),
      product: () => load({ ...how, url: page, cpu: () => readCpu(product.origin) }),
    },
    rounds,
  );

  const speeds = (results: Served[]) => results.map(({ perSecond }) => perSecond);
  const cells = (results: Served[]) => [
    spread(speeds(results)),
    spread(
      results.map(({ cpuPerRequest }) => cpuPerRequest * 1000),
      0,
    ),
  ];
  console.log(
    table(
      [`/ en brotli, ${figure(body.length)} bytes`, 'peticiones/s', 'µs de CPU por petición'],
      [
        ['Node a secas: los mismos bytes de memoria', ...cells(found.bare)],
        ['el producto', ...cells(found.product)],
      ],
    ),
  );
  const ratio = medianRatio(speeds(found.product), speeds(found.bare));
  return `static: ${figure(ratio, 2)} de Node a secas (meta ≥ 0,60)`;
}

/** As it comes over the wire, still compressed. */
async function download(url: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: asked }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  // Node writes these itself for each response.
  const headers = { ...response.headers };
  for (const name of ['connection', 'date', 'keep-alive']) delete headers[name];
  if (headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed`);
  return { headers, body };
}
