import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeWav } from '#test/media/wav.ts';
import { figure, interleave, median, spread, table } from './measure.ts';
import { startProduct } from './product.ts';
import { signIn } from './visitor.ts';

const megabytes = 100;
const rounds = 7;

/** 100 MiB through tus into the product, stored, against one stream that bare Node writes to the same disk. */
export async function uploadBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const visitor = await signIn(product);
  const bare = await startBareReceiver(opened, join(product.dataDir, 'bare'));
  const song = join(product.dataDir, 'song.wav');
  await writeWav(song, megabytes * 1024 * 1024);
  const bytes = await readFile(song);
  await rm(song);

  let draft = 0;
  const speeds = await interleave(
    {
      bare: () => megabytesPerSecond(() => post(bare, bytes)),
      product: async () => {
        const fields = { title: `Canción ${(draft += 1)}`, artist_name: 'Niebla', genre: 'rock' };
        const projectId = await visitor.saveDraft(fields);
        return megabytesPerSecond(() => visitor.upload(projectId, 'audio', 'audio/wav', bytes));
      },
    },
    rounds,
  );

  const ratio = median(speeds.product) / median(speeds.bare);
  console.log(
    table(
      [`${megabytes} MiB, ${rounds} rondas`, 'MiB/s'],
      [
        ['un solo flujo a disco y fsync, Node a secas', spread(speeds.bare)],
        ['el producto: tus, identificación, fsync y base de datos', spread(speeds.product)],
      ],
    ),
  );
  return `upload: ${figure(ratio, 2)} del flujo directo a disco (meta ≥ 0,80)`;
}

async function megabytesPerSecond(send: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await send();
  return (megabytes * 1000) / (performance.now() - began);
}

async function startBareReceiver(opened: AsyncDisposableStack, file: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'upload-bare.ts'), [file]);
  opened.defer(() => void child.kill());
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return port;
}

async function post(port: number, bytes: Buffer): Promise<void> {
  const sending = request({ port, host: '127.0.0.1', method: 'POST' });
  sending.end(bytes);
  const [answer] = (await once(sending, 'response')) as [NodeJS.ReadableStream];
  await once(answer.resume(), 'end');
}
