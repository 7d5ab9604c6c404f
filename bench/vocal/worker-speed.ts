import type { Page } from '@playwright/test';

const rounds = 5;

/**
 * Measures the worker by itself, in the page that would start it: seconds of sound for each second of a whole analysis, and milliseconds
 * of each hop that it follows live.
 */
export async function measureWorker(
  page: Page,
  wav: Buffer,
): Promise<{ times: number[]; hops: number[] }> {
  const found = page.waitForEvent('request', {
    predicate: (request) => request.url().includes('/assets/workers/voice-worker'),
  });
  await page.getByLabel('Escoger el audio').setInputFiles({
    ...{ name: 'toma.wav', mimeType: 'audio/wav', buffer: wav },
  });
  const url = (await found).url();
  await page.getByRole('button', { name: 'Cambiar de toma' }).click();
  const measured = await page.evaluate(
    async ({ address, samples, count }) => {
      const rate = 44_100;
      const bytes = Uint8Array.from(atob(samples), (letter) => letter.codePointAt(0) ?? 0);
      const sung = Float32Array.from(new Int16Array(bytes.buffer, 44), (value) => value / 32_768);
      type Told = { kind: string; seconds: number };
      const until = (worker: Worker, isIt: (told: Told) => boolean) =>
        new Promise<void>((resolve) => {
          worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
            if (isIt(data)) resolve();
          });
        });
      const times: number[] = [];
      const hops: number[] = [];
      const worker = new Worker(address, { type: 'module' });
      for (let round = 0; round <= count; round += 1) {
        const analysed = until(worker, ({ kind }) => kind === 'analysed');
        const began = performance.now();
        worker.postMessage({ kind: 'decoded', channels: [sung], rate }, []);
        await analysed;
        if (round > 0) times.push((1000 * sung.length) / rate / (performance.now() - began));
      }
      for (let round = 0; round <= count; round += 1) {
        const { port1, port2 } = new MessageChannel();
        worker.postMessage({ kind: 'record', rate, port: port2, keeps: true }, [port2]);
        const pieces = 5000;
        const seconds = (pieces * 256) / rate;
        // The last one: those of a round before are all told by then.
        const heard = until(
          worker,
          (told) => told.kind === 'heard' && Math.abs(told.seconds - seconds) < 1e-6,
        );
        const began = performance.now();
        for (let at = 0; at < pieces; at += 1)
          port1.postMessage(sung.slice(256 * at, 256 * (at + 1)));
        await heard;
        if (round > 0) hops.push((performance.now() - began) / (100 * seconds));
        worker.postMessage({ kind: 'stop' }, []);
      }
      worker.terminate();
      return { times, hops };
    },
    { address: url, samples: wav.toString('base64'), count: rounds },
  );
  return measured;
}
