import { writeSync } from 'node:fs';
import pg from 'pg';
import { system } from '#server/actor.ts';
import type { Connection } from '#server/database/connection.ts';
import { createWompi } from '#server/ports/payments/wompi.ts';
import { wompiSecrets } from '#server/ports/payments/wompi-peer.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { sendRefunds } from '#server/services/payments/send-refunds.ts';
import { composePayments } from '#test/payment-world.ts';

/** `point` counts what leaves this process: statements, and requests to the provider. */
export type CrashTask = {
  app: Connection;
  peer: { apiUrl: string; checkoutUrl: string };
  event: { id: string; body: string };
  point: number;
  when: 'before' | 'after';
};

const task = JSON.parse(process.argv[2] ?? '') as CrashTask;
let passed = 0;

/** Dies of `kill -9` right before the n-th of them is sent, or right after its answer, and says of which first. */
async function pass<Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> {
  const isLast = (passed += 1) === task.point;
  if (isLast) writeSync(1, `${passed}: ${what.slice(0, 60)}\n`);
  if (isLast && task.when === 'before') process.kill(process.pid, 'SIGKILL');
  const answer = await send();
  if (isLast) process.kill(process.pid, 'SIGKILL');
  return answer;
}

const watcher = new pg.Client({ ...task.app, options: '-c role=estudio_service' });
const { query } = pg.Client.prototype;
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...given: unknown[]) {
    const send = () => Reflect.apply(query, this, given) as Promise<unknown>;
    return this === watcher ? send() : pass(String(given[0]), send);
  },
});
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  pass(`${init?.method} ${input instanceof URL ? input.pathname : ''}`, () =>
    plainFetch(input, init),
  );

const opened = new AsyncDisposableStack();
await watcher.connect();
const now = () => new Date();
const wompi = createWompi({ ...wompiSecrets, ...task.peer, now });
const services = composePayments(opened, { app: task.app, providers: [wompi] });
const { id, body } = task.event;
await receiveEvent(
  services,
  { kind: 'anonymous', ip: '10.0.0.1', userAgent: 'Wompi' },
  { name: 'wompi', event: { body: Buffer.from(body), headers: new Headers() } },
);
while (!(await isApplied())) continue;
await sendRefunds(services, system);
await opened.disposeAsync();
await watcher.end();

async function isApplied(): Promise<boolean> {
  const { rows } = await watcher.query<{ isApplied: boolean }>(
    `select applied_at is not null as "isApplied" from provider_events where id = $1`,
    [id],
  );
  return rows[0]?.isApplied ?? false;
}
