import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openMovableClock } from '../clock/movable-clock.ts';
import { receiveEvents } from './event-receiver.ts';
import { checkoutUrl, newFolder, optionsFor, plantReceiver, press } from './plant-simulators.ts';
import { startPaymentSimulators } from './start.ts';

const program = join(import.meta.dirname, 'main.ts');
const startedSchema = z.object({
  url: z.string(),
  wompiApiUrl: z.string(),
  wompiCheckoutUrl: z.string(),
  paypalApiUrl: z.string(),
  isOwn: z.boolean(),
});

const settings = (folder: string, eventsUrl: string) => {
  const { now: _now, ...rest } = optionsFor(folder, eventsUrl, { retryAfter: [200, 200, 200] });
  return JSON.stringify({ ...rest, clockFolder: folder });
};

async function forkSimulators(folder: string, eventsUrl: string) {
  const child = fork(program, [settings(folder, eventsUrl)], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = (await once(child, 'message')) as unknown[];
  return { child, ...startedSchema.parse(message) };
}

async function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

/** A port that nothing listens on. */
async function closedPort(): Promise<number> {
  const receiver = await receiveEvents();
  await receiver.stop();
  return Number(new URL(receiver.url).port);
}

test(
  'of many that start on one folder one lives, and the others hand over its address',
  { tags: 'sweep' },
  async () => {
    const folder = await newFolder();
    const { url: eventsUrl } = await plantReceiver();
    const all = await Promise.all([1, 2, 3, 4].map(() => forkSimulators(folder, eventsUrl)));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    const losers = all.filter(({ isOwn }) => !isOwn);
    expect(losers).toHaveLength(3);
    for (const { child } of losers) expect(await ended(child)).toBe(0);

    const again = await startPaymentSimulators(optionsFor(folder, eventsUrl));
    expect(again).toMatchObject({ url: all[0]?.url, isOwn: false });
    await again.stop();
    expect((await fetch(`${again.url}/health`)).status).toBe(200);
  },
);

test('it has the time of the product’s clock, moved while it runs too', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  const clock = openMovableClock(folder);
  onTestFinished(() => clock.close());
  const { wompiCheckoutUrl } = await forkSimulators(folder, eventsUrl);
  // Good for an hour of that clock: where it was moved a day, its time is over.
  const expirationTime = new Date(Date.now() + 3_600_000).toISOString();
  const open = () => fetch(checkoutUrl(wompiCheckoutUrl, {}, { expirationTime }));
  expect((await open()).status).toBe(200);
  await clock.moveTo(new Date(Date.now() + 24 * 3_600_000));
  await expect.poll(async () => (await open()).status, { timeout: 1000 }).not.toBe(200);
});

test(
  'a killed one is replaced, at the same address, and what it had not delivered arrives',
  { tags: 'sweep' },
  async () => {
    const folder = await newFolder();
    const port = await closedPort();
    const eventsUrl = `http://127.0.0.1:${port}/events`;
    const first = await forkSimulators(folder, eventsUrl);
    const response = await press(checkoutUrl(first.wompiCheckoutUrl), {
      decision: 'APPROVED',
      method: 'CARD',
    });
    const id = new URL(response.headers.get('location') ?? '').searchParams.get('id');
    first.child.kill('SIGKILL');
    await ended(first.child);
    // As it is when the process ends in the middle of a file.
    await writeFile(join(folder, 'payments.json.1.part'), '{"version":1,"tra');

    const received: unknown[] = [];
    const receiver = createServer((request, answer) => {
      void text(request).then((body) => {
        received.push(JSON.parse(body));
        answer.end();
      });
    });
    receiver.listen(port, '127.0.0.1');
    onTestFinished(() => void receiver.close());

    const second = await forkSimulators(folder, eventsUrl);
    expect(second).toMatchObject({ url: first.url, isOwn: true });
    await expect
      .poll(() => received)
      .toMatchObject([
        { data: { transaction: { id, status: 'PENDING' } } },
        { data: { transaction: { id, status: 'APPROVED' } } },
      ]);
    expect(await (await fetch(`${second.wompiApiUrl}/transactions/${id}`)).json()).toMatchObject({
      data: { id, status: 'APPROVED' },
    });
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
);

test('a lock of a process that lives but is another’s is taken over', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  const lock = { pid: process.pid, port: await closedPort(), mark: 'x' };
  await writeFile(join(folder, 'running-7.json'), JSON.stringify(lock));
  const mine = await startPaymentSimulators(optionsFor(folder, eventsUrl));
  onTestFinished(() => mine.stop());
  expect(mine).toMatchObject({ isOwn: true, url: `http://127.0.0.1:${lock.port}` });
  expect((await readdir(folder)).filter((name) => name.startsWith('running-'))).toEqual([
    'running-8.json',
  ]);
});

test('a lock that cannot be read, or whose port somebody else has, is taken over', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  await writeFile(join(folder, 'running-1.json'), '{"pid":');
  const first = await startPaymentSimulators(optionsFor(folder, eventsUrl));
  expect(first.isOwn).toBe(true);
  await first.stop();
  const other = createServer((_request, answer) => answer.end('other'));
  other.listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const second = await startPaymentSimulators(optionsFor(folder, eventsUrl));
  onTestFinished(() => second.stop());
  expect(second.isOwn).toBe(true);
  expect(second.url).not.toBe(first.url);
});

test('whoever starts while another ends waits until it has', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  const answers = [503, 503, 503];
  const ending = createServer((_request, answer) => {
    const status = answers.shift();
    if (status === undefined) ending.close();
    answer.writeHead(status ?? 503, { connection: 'close' }).end();
  });
  ending.listen(0, '127.0.0.1');
  await once(ending, 'listening');
  const address = ending.address();
  const port = typeof address === 'object' ? address?.port : null;
  await writeFile(
    join(folder, 'running-1.json'),
    JSON.stringify({ pid: process.pid, port, mark: 'x' }),
  );
  const mine = await startPaymentSimulators(optionsFor(folder, eventsUrl));
  onTestFinished(() => mine.stop());
  expect(mine.isOwn).toBe(true);
  expect(answers).toEqual([]);
});

test.each<[string, (child: ChildProcess) => void]>([
  ['its parent goes', (child) => child.disconnect()],
  ['SIGTERM', (child) => void child.kill('SIGTERM')],
  ['SIGINT', (child) => void child.kill('SIGINT')],
])('ends at %s, and leaves nothing half-written', async (_name, end) => {
  const folder = await newFolder();
  const { child, wompiCheckoutUrl } = await forkSimulators(folder, (await plantReceiver()).url);
  await press(checkoutUrl(wompiCheckoutUrl), { decision: 'PENDING', method: 'CARD' });
  end(child);
  expect(await ended(child)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual([
    'payments.json',
    'paypal-certificate.pem',
    'paypal-key.pem',
    'running-1.json',
  ]);
});

test('says where it is in one line, when nobody forked it', async () => {
  const { url: eventsUrl } = await plantReceiver();
  const child = spawn(process.execPath, [program, settings(await newFolder(), eventsUrl)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as unknown[];
  const started = startedSchema.parse(JSON.parse(String(line)));
  expect((await fetch(`${started.url}/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});

test('ends with an error when its settings are wrong', async () => {
  const child = spawn(process.execPath, [program, '{"folder":""}'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(await text(child.stderr)).toContain('ZodError');
  expect(await ended(child)).toBe(1);
});
