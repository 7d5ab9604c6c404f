import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { writeWav } from '#test/media/wav.ts';
import { startBare } from './bare.ts';
import { figure, interleave, medianRatio, spread, table } from './measure.ts';
import { readCpu, startProduct } from './product.ts';
import { signIn } from './visitor.ts';

const megabytes = 100;
const rounds = 7;

/** 100 MiB through tus into the product, stored for good, against one stream that bare Node writes to the same disk. */
export async function uploadBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const visitor = await signIn(product);
  const bare = await startBare(opened, 'upload-bare.ts', join(product.dataDir, 'bare'));
  const bytes = await songBytes(join(product.dataDir, 'song.wav'));

  let drafts = 0;
  const found = await interleave(
    {
      bare: () => measure(bare.cpu, () => post(bare.origin, bytes)),
      product: async () => {
        const fields = { title: `Canción ${(drafts += 1)}`, artist_name: 'Niebla', genre: 'rock' };
        const draft = await visitor.saveDraft(fields);
        const send = () => visitor.upload(draft, 'audio', 'audio/wav', bytes);
        return measure(() => readCpu(product.origin), send);
      },
    },
    rounds,
  );

  const speeds = (results: Measured[]) => results.map(({ speed }) => speed);
  const costs = (results: Measured[]) => results.map(({ cpu }) => cpu);
  const cells = (results: Measured[]) => [spread(speeds(results)), spread(costs(results))];
  console.log(
    table(
      [`${megabytes} MiB, ${rounds} rondas`, 'MiB/s', 'ms de CPU'],
      [
        ['Node a secas: un flujo a disco y fsync', ...cells(found.bare)],
        ['el producto: tus, identificación, fsync y base', ...cells(found.product)],
      ],
    ),
  );
  const speed = medianRatio(speeds(found.product), speeds(found.bare));
  const cost = medianRatio(costs(found.product), costs(found.bare));
  return `upload: ${figure(speed, 2)} del flujo directo a disco (meta ≥ 0,80), con ${figure(cost, 2)} veces su CPU (meta ≤ 1,60)`;
}

type Measured = { speed: number; cpu: number };

async function measure(readCpuOf: () => Promise<number>, send: () => Promise<void>) {
  const cpuBefore = await readCpuOf();
  const began = performance.now();
  await send();
  const seconds = (performance.now() - began) / 1000;
  return { speed: megabytes / seconds, cpu: (await readCpuOf()) - cpuBefore } satisfies Measured;
}

async function songBytes(file: string): Promise<Buffer> {
  await writeWav(file, megabytes * 1024 * 1024);
  const bytes = await readFile(file);
  await rm(file);
  return bytes;
}

async function post(origin: string, bytes: Buffer): Promise<void> {
  const sending = request(origin, { method: 'POST' }).end(bytes);
  const [response] = (await once(sending, 'response')) as [NodeJS.ReadableStream];
  await once(response.resume(), 'end');
}
