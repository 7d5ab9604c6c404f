import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#server/database/connection.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { createTestProvider, testEvent } from '#test/payment-provider.ts';
import { figure, interleave, medianRatio, spread, table } from './measure.ts';
import { composePayments, type PaymentServices } from '#test/payment-world.ts';
import { openCluster, type OpenOrder, placeOrders, price } from './payments-services.ts';

const rounds = 9;
const events = 400;
const atOnce = 10;
/** As many connections as services have. */
const connections = 8;

/**
 * Events that somebody's payment was approved, from their bytes to the ledger and the mark that they are applied, beside bare
 * inserts of the same rows in transactions of the same size: events a second, and how the two compare.
 */
export async function timeEvents(opened: AsyncDisposableStack): Promise<string> {
  const { app } = await openCluster(opened);
  const wompi = createTestProvider('wompi');
  const services = composePayments(opened, { app, providers: [wompi] });
  const pool = openPool(opened, app);
  const { db } = services;
  const found = await interleave(
    {
      product: async () => {
        const orders = await placeOrders(db, events);
        wompi.transactions.length = 0;
        for (const { id, reference } of orders)
          wompi.pay(reference, { id, amount: { amount: price.pesos, currency: 'COP' } });
        const speed = await perSecond(orders, (order) =>
          receiveEvent(services, wompiItself, { name: 'wompi', event: testEvent(eventOf(order)) }),
        )(() => isIdle(db.servicePool));
        await checkApplied(services);
        return speed;
      },
      bare: async () => {
        const orders = await placeOrders(db, events);
        return perSecond(orders, (order) => insertBare(pool, order))(() => true);
      },
    },
    rounds,
  );
  console.log(
    table(
      [`eventos por segundo, ${rounds} rondas`, 'mediana'],
      [
        ['del evento al libro, con su marca', spread(found.product)],
        ['solo las mismas filas', spread(found.bare)],
      ],
    ),
  );
  return `payments: ${figure(medianRatio(found.product, found.bare), 2)} de los inserts solos (meta ≥ 0,40)`;
}

const wompiItself: AnonymousActor = { kind: 'anonymous', ip: '10.0.0.1', userAgent: 'Wompi' };

/** What Wompi posts, as far as it is long. */
const eventOf = ({ id, reference }: OpenOrder) => ({
  ...{ id: `${id}:APPROVED`, transaction: id, reference, event: 'transaction.updated' },
  data: {
    transaction: {
      ...{ id, reference, amount_in_cents: price.pesos, currency: 'COP', status: 'APPROVED' },
      ...{
        customer_email: 'ana@correo.example',
        payment_method_type: 'CARD',
        status_message: null,
      },
      ...{ redirect_url: 'https://estudio.example/checkout/success', shipping_address: null },
      payment_method: {
        type: 'CARD',
        extra: { brand: 'VISA', last_four: '4242' },
        installments: 1,
      },
    },
  },
  ...{ environment: 'test', timestamp: 1_790_000_000, sent_at: '2026-09-21T13:33:20.000Z' },
  signature: {
    properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
    checksum: '3476DDA50F64CD7CBD160689640FEBEBEA93239BC524FC0551D5945C688CC82B',
  },
});

function openPool(opened: AsyncDisposableStack, app: Connection): pg.Pool {
  const options = '-c role=estudio_service';
  const pool = new pg.Pool({ ...app, max: connections, options });
  // PostgreSQL ends before its last connections have closed.
  pool.on('error', () => undefined);
  opened.defer(() => pool.end());
  return pool;
}

/** So many at once until all are sent, and then until nothing is left to do. */
const perSecond =
  (orders: readonly OpenOrder[], send: (order: OpenOrder) => Promise<unknown>) =>
  async (isDone: () => boolean): Promise<number> => {
    const left = orders.values();
    const began = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const order of left) await send(order);
      }),
    );
    while (!isDone()) await sleep(1);
    return (orders.length * 1000) / (performance.now() - began);
  };

/** Between two statements of an event nobody waits for anything but the pool. */
const isIdle = ({ idleCount, totalCount, waitingCount }: pg.Pool): boolean =>
  waitingCount === 0 && idleCount === totalCount;

async function checkApplied({ db }: PaymentServices): Promise<void> {
  const { rows } = await db.servicePool.query<{ waiting: number; unpaid: number }>(
    `select (select count(*) from provider_events where applied_at is null) as waiting,
      (select count(*) from provider_events where id not like 'bare:%' and not exists (
        select from payments where payments.id = 'wompi:' || subject_id)) as unpaid`,
  );
  const [left] = rows;
  if (!left || left.waiting + left.unpaid > 0)
    throw new Error(`eventos sin aplicar: ${JSON.stringify(left)}`);
}

/** The statements of an event that write, with what they write. */
async function insertBare(pool: pg.Pool, order: OpenOrder): Promise<void> {
  const { id, attempt, reference } = order;
  const at = new Date();
  await pool.query(
    `insert into provider_events (provider, id, body, subject_id, subject_reference, received_at, next_try_at)
     values ('wompi', $1, $2, $3, $4, $5, $5)`,
    [`bare:${id}`, JSON.stringify(eventOf(order)), id, reference, at],
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `update orders set revision = 1, status = 'paid', paid_at = $2 where id = $1`,
      [id, at],
    );
    await client.query(
      `update payment_attempts set status = 'approved', reason = null where id = $1`,
      [attempt],
    );
    const payment = `wompi:bare:${id}`;
    await client.query(
      `insert into payments (id, order_id, attempt_id, provider, currency, amount, role, refunded, method, received_at)
       values ($1, $2, $3, 'wompi', 'COP', $4, 'settles', 0, 'CARD', $5)`,
      [payment, id, attempt, price.pesos, at],
    );
    await client.query(
      `insert into ledger_entries (posting, account, currency, amount, order_id, at)
       values ($1, 'provider:wompi', 'COP', $2, $5, $6), ($1, 'sales', 'COP', $3, $5, $6), ($1, 'iva', 'COP', $4, $5, $6)`,
      [`in:${payment}`, price.pesos, -price.sales, -price.iva, id, at],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query(
    `update provider_events set applied_at = $2 where provider = 'wompi' and id = $1`,
    [`bare:${id}`, at],
  );
}
