import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeWav } from '#test/media/wav.ts';
import { figure, spread, median, table } from './measure.ts';
import { openPhone } from './phone.ts';
import { startProduct } from './product.ts';
import { signIn } from './visitor.ts';

const rounds = 5;
const plays = 7;
/** 240 seconds, 44,100 times four bytes, after a header of 44. */
const fourMinutes = 44 + 240 * 176_400;

/** How long after its last byte a page that stays open says «Listo», and how long after the press a song sounds. */
export async function readyBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const visitor = await signIn(product);
  const { page } = await openPhone(opened, product, visitor);
  const file = join(product.dataDir, 'song.wav');
  await writeWav(file, fourMinutes);
  const bytes = await readFile(file);

  const ready: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const title = `Cuatro minutos ${round}`;
    const fields = { title, artist_name: 'Niebla Norte', genre: 'rock' };
    const draft = await visitor.saveDraft(fields);
    await page.goto('/dashboard');
    const song = page.getByRole('article').filter({ hasText: title });
    await song.getByText('Borrador').waitFor();
    await visitor.upload(draft, 'audio', 'audio/wav', bytes);
    const began = performance.now();
    await visitor.publish(draft);
    await song.getByText('Listo').waitFor({ timeout: 120_000 });
    ready.push((performance.now() - began) / 1000);
  }

  const starts: number[] = [];
  for (let play = 0; play < plays; play += 1) starts.push(await timeToSound(page));
  console.log(
    table(
      [`4 minutos de WAV (${figure(fourMinutes / 1e6, 1)} MB)`, 'mediana (menor–mayor)'],
      [
        ['segundos del último byte a «Listo» en la página', spread(ready, 1)],
        ['milisegundos de tocar a que suena', spread(starts)],
      ],
    ),
  );
  return `ready: ${figure(median(ready), 1)} s hasta «Listo» (meta < 12) y ${figure(median(starts))} ms hasta que suena (meta < 300)`;
}

/** From the press of a fresh page's first play key to the `playing` of its audio. */
async function timeToSound(page: Page): Promise<number> {
  await page.goto('/dashboard');
  const key = page.getByRole('button', { name: /Reproducir/ }).first();
  await key.waitFor();
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('press'), { capture: true });
    document.addEventListener('playing', () => performance.mark('sound'), { capture: true });
  });
  await key.click();
  const measured = await page.waitForFunction(() => {
    const [press] = performance.getEntriesByName('press');
    const [sound] = performance.getEntriesByName('sound');
    return press && sound ? sound.startTime - press.startTime : null;
  });
  return (await measured.jsonValue()) ?? Number.NaN;
}
