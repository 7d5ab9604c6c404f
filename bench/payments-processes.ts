import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { machinePaths } from '#content/machine-paths.ts';
import { startCluster } from '#server/database/cluster/start-cluster.ts';
import { openWompiPeer, wompiSecrets } from '#server/ports/payments/wompi-peer.ts';
import { freePort, startServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { findPaymentFaults } from '#test/payment-oracle.ts';
import { connectionUrl } from '#test/postgres/connection-url.ts';
import { figure, table } from './measure.ts';
import { eventBody, listOf, payAtWompi, type WompiPeer } from './payments-peer.ts';
import { placeOrders } from './payments-services.ts';

const payments = 4000;
const repeated = 1000;
const atOnce = 20;
const processes = 2;
const patience = 120_000;

/**
 * Two processes of the product over one database, to which Wompi sends the events of 4.000 payments, a fifth of them twice,
 * shuffled, to either: each payment is in the ledger once.
 */
export async function sendToTwo(opened: AsyncDisposableStack): Promise<string> {
  const peer = await openWompiPeer({ now: () => new Date(), timeout: 10_000 });
  opened.defer(() => peer.close());
  const { origins, pool } = await startProcesses(opened, peer);
  const orders = await placeOrders({ servicePool: pool }, payments);
  const bodies = orders.map((order) => eventBody(payAtWompi(peer, order, { status: 'APPROVED' })));
  const events = shuffled([...bodies, ...shuffled(bodies).slice(0, repeated)]);

  const began = performance.now();
  const refused = await send(events, origins);
  const taken = performance.now() - began;
  await untilApplied(pool);
  const applied = performance.now() - began;

  const ours = orders.map(({ id }) => id);
  const wompi = { provider: 'wompi' as const, listed: listOf(peer) };
  const sides = [{ ...wompi, returned: () => [], byHand: () => 0 }];
  const faults = await findPaymentFaults(pool, sides, ours);
  const { inLedger, twice } = await readLedger(pool, ours);
  const perSecond = (ms: number) => figure((events.length * 1000) / ms);
  console.log(
    table(
      [`${figure(events.length)} eventos a ${processes} procesos`, ''],
      [
        ['respondidos por segundo', perSecond(taken)],
        ['aplicados por segundo', perSecond(applied)],
        ['sin un 200 a la primera', figure(refused)],
        ['pagos en el libro', figure(inLedger)],
        ['asientos dobles', figure(twice)],
        ['otras fallas', figure(faults.length)],
      ],
    ),
  );
  for (const fault of faults.slice(0, 10)) console.log(fault);
  if (faults.length > 0 || twice > 0 || inLedger !== payments)
    throw new Error(`el libro tiene ${inLedger} de ${payments} pagos, y ${faults.length} fallas`);
  return `payments: ${figure(twice)} dobles y ${figure(payments - inLedger)} perdidos de ${figure(payments)} pagos, con ${figure(events.length)} eventos a ${processes} procesos, ${perSecond(applied)} por segundo (meta 0)`;
}

async function startProcesses(opened: AsyncDisposableStack, peer: WompiPeer) {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const cluster = await startCluster({ dataDir: data.path, packageRoot: process.cwd() });
  opened.defer(() => cluster.stop());
  const connection = { ...cluster.connection, database: 'pagos' };
  const first = new pg.Client(cluster.connection);
  await first.connect();
  await first.query(`create database ${connection.database}`);
  await first.end();
  const origins: string[] = [];
  for (let count = 0; count < processes; count += 1) {
    const server = await startServer({
      dataDir: join(data.path, 'shared'),
      port: await freePort(),
      logFile: join(data.path, `server-${count}.log`),
      env: { DATABASE_URL: connectionUrl(connection), LOG_LEVEL: 'error', ...providersOf(peer) },
    });
    opened.defer(() => server.stop());
    origins.push(server.origin);
  }
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on('error', () => undefined);
  opened.defer(() => pool.end());
  return { origins, pool };
}

const providersOf = ({ apiUrl, checkoutUrl }: WompiPeer): Record<string, string> => ({
  WOMPI_PUBLIC_KEY: wompiSecrets.publicKey,
  WOMPI_PRIVATE_KEY: wompiSecrets.privateKey,
  WOMPI_INTEGRITY_SECRET: wompiSecrets.integritySecret,
  WOMPI_EVENTS_SECRET: wompiSecrets.eventsSecret,
  WOMPI_API_URL: apiUrl,
  WOMPI_CHECKOUT_URL: checkoutUrl,
});

function shuffled<T>(given: readonly T[]): T[] {
  return given
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);
}

/** Each until somebody takes it, as Wompi does; resolves with how often it was not at once. */
async function send(events: readonly string[], origins: readonly string[]): Promise<number> {
  const left = events.values();
  let refused = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const body of left)
        while (
          !(await post(`${origins[randomInt(origins.length)]}${machinePaths.wompiEvents}`, body))
        ) {
          refused += 1;
          if (refused > events.length) throw new Error('nadie recibe los eventos');
          await sleep(100);
        }
    }),
  );
  return refused;
}

async function post(address: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body });
  await response.text();
  return response.status === 200;
}

async function untilApplied(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const { rows } = await pool.query(
      'select from provider_events where applied_at is null limit 1',
    );
    if (rows.length === 0) return;
    if (Date.now() > deadline) throw new Error('hay eventos sin aplicar');
    await sleep(20);
  }
}

async function readLedger(pool: pg.Pool, orders: readonly string[]) {
  const { rows } = await pool.query<{ postings: number; twice: number }>(
    `select count(*) as postings, coalesce(sum(count - 1), 0)::bigint as twice
     from (select order_id, count(distinct posting) as count from ledger_entries where order_id = any($1) group by 1) as kept`,
    [orders],
  );
  return { inLedger: Number(rows[0]?.postings), twice: Number(rows[0]?.twice) };
}
