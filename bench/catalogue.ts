import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeCover } from '#test/media/cover.ts';
import { wavOf } from '#test/media/wav.ts';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** So many songs with everything that a page shows of them: audio that the server heard, waveform and cover. */
export async function fillCatalogue(
  product: Product,
  visitor: Visitor,
  songs: number,
): Promise<void> {
  const file = join(product.dataDir, 'cover.png');
  await writeCover(file, 600);
  const cover = await readFile(file);
  for (let song = 1; song <= songs; song += 1) {
    const fields = { title: `Canción ${song}`, artist_name: 'Niebla Norte', genre: 'alternative' };
    const draft = await visitor.saveDraft(fields);
    await visitor.upload(draft, 'audio', 'audio/wav', wavOf(1_000_000));
    await visitor.upload(draft, 'cover', 'image/png', cover);
    await visitor.publish(draft);
  }
  const deadline = Date.now() + 240_000;
  while (!isComplete(await readPage(product, visitor, '/dashboard'), songs)) {
    if (Date.now() > deadline) throw new Error('the songs did not become playable');
    await sleep(250);
  }
}

export async function readPage(
  { origin }: Product,
  { cookie }: Visitor,
  path: string,
): Promise<string> {
  return await (await fetch(origin + path, { headers: { cookie } })).text();
}

const isComplete = (html: string, songs: number) =>
  html.split('<source type="image/avif"').length > songs &&
  html.split('<svg class="waveform"').length > songs;
