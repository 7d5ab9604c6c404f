import { setTimeout as sleep } from 'node:timers/promises';
import { DetailedError } from 'tus-js-client';
import { type Malformed, malformedFiles } from '#test/media/malformed.ts';
import { figure, median, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type Visitor } from './visitor.ts';

const longestMs = 30_000;

type Fate = 'refused' | 'ready' | 'failed' | 'crash' | 'hang';

/** Malformed files through everything that an artist's file goes through: tus, identification, storage, jobs. */
export async function malformedBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  // Each may begin so many uploads an hour.
  const visitors = [await signIn(product), await signIn(product, 'equipo@demo.example')] as const;
  const born = await startedAt(product);

  const fates: Record<Fate, number> = { refused: 0, ready: 0, failed: 0, crash: 0, hang: 0 };
  const times: number[] = [];
  const wrong: string[] = [];
  let tried = 0;
  for await (const file of malformedFiles()) {
    const visitor = visitors[tried % 2] ?? visitors[0];
    const began = performance.now();
    const fate = await fateOf(product, visitor, file);
    times.push(performance.now() - began);
    tried += 1;
    fates[fate] += 1;
    if (fate === 'crash' || fate === 'hang') wrong.push(`${fate}: ${file.name}`);
    if (fate === 'ready' && file.verdict === 'refuse') wrong.push(`accepted: ${file.name}`);
  }
  if ((await startedAt(product)) !== born) wrong.push('crash: the server began anew');

  console.log(
    table(
      ['destino', 'archivos'],
      Object.entries(fates).map(([fate, count]) => [fate, figure(count)]),
    ),
  );
  console.log(
    `Por archivo: mediana ${figure(median(times))} ms, el más lento ${figure(Math.max(...times))} ms.`,
  );
  for (const line of wrong) console.log(line);
  const accepted = wrong.filter((line) => line.startsWith('accepted')).length;
  return `malformed: ${figure(tried)} archivos; ${figure(fates.crash)} caídas, ${figure(fates.hang)} de más de 30 s, ${figure(accepted)} mal aceptados (meta 0, 0, 0)`;
}

async function fateOf(product: Product, visitor: Visitor, file: Malformed): Promise<Fate> {
  const deadline = Date.now() + longestMs;
  const fields = { title: file.name, artist_name: 'Niebla Norte', genre: 'rock' };
  const draft = await visitor.saveDraft(fields);
  try {
    const sending = visitor.upload(draft, file.kind, file.claimedType, file.bytes);
    const sent = await Promise.race([sending.then(() => true), sleep(longestMs, false)]);
    if (!sent) return 'hang';
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'crash';
  }
  if (file.kind === 'audio') await visitor.publish(draft);
  while (Date.now() < deadline) {
    const page = await fetch(`${product.origin}/dashboard/proyectos/${draft}`, {
      headers: { cookie: visitor.cookie },
    });
    if (!page.ok) return 'crash';
    const html = await page.text();
    const jobs = /<ul class="panel-rows">.*?<\/ul>/s.exec(html)?.[0] ?? '';
    if (/badge-(failed|quarantined)/.test(jobs)) return 'failed';
    if (/badge-ready/.test(jobs)) return 'ready';
    await sleep(50);
  }
  return 'hang';
}

/** A 4xx with words for its person; anything else is a fault of ours. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof DetailedError)) return false;
  const status = error.originalResponse?.getStatus() ?? 0;
  const body = error.originalResponse?.getBody() ?? '';
  return status >= 400 && status < 500 && status !== 429 && body.includes('"message"');
}

async function startedAt({ origin }: Product): Promise<string | undefined> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return /^process_start_time_seconds (\S+)$/m.exec(metrics)?.[1];
}
