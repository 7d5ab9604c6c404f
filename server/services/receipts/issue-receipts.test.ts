import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { openTestServices } from '#test/test-services.ts';
import { issueReceipts } from './issue-receipts.ts';

const services = await openTestServices();
const { db } = services;
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const numbers = () =>
  db.service
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['number', 'payment_id as paymentId', 'received_at as receivedAt'])
    .orderBy('number')
    .execute();

/** Nobody ever takes a number back: only the owner of the tables can, past the trigger. */
beforeEach(async () => {
  await owner.query('alter table receipts disable trigger user');
  await owner.query('delete from receipts');
  await owner.query('alter table receipts enable trigger user');
  await owner.query('delete from payments');
  await owner.query('alter table receipt_starts disable trigger user');
  await owner.query('delete from receipt_starts');
  await owner.query('alter table receipt_starts enable trigger user');
});

const at = (minute: number) => ({
  payment: { received_at: new Date(Date.UTC(2026, 10, 24, 15, minute)) },
});

test(
  'eight processes at once give sixty payments the numbers from 1 to 60, the oldest first',
  { tags: 'sweep' },
  async () => {
    // The newest is there first.
    for (let minute = 59; minute >= 0; minute -= 1) await makePaymentRows(services, at(minute));
    const issued = await Promise.all(
      Array.from({ length: 8 }, () => issueReceipts(services, system)),
    );
    expect(issued.reduce((sum, one) => sum + one)).toBe(60);
    const given = await numbers();
    expect(given.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(given.map(({ receivedAt }) => receivedAt.getUTCMinutes())).toEqual(
      Array.from({ length: 60 }, (_, n) => n),
    );
    expect(await issueReceipts(services, system)).toBe(0);
    expect(await numbers()).toHaveLength(60);
  },
);

test('of payments of one moment the id decides, and what settles nothing gets no number', async () => {
  const payment = { ...at(0).payment, provider: 'paypal' } as const;
  await makePaymentRows(services, { payment: { ...payment, id: 'paypal:B' } });
  await makePaymentRows(services, { payment: { ...payment, id: 'paypal:A' } });
  await makePaymentRows(services, { payment: { ...payment, id: 'paypal:0', role: 'extra' } });
  await makePaymentRows(services, { payment: { ...payment, id: 'paypal:1', role: 'mismatch' } });
  await issueReceipts(services, system);
  expect((await numbers()).map(({ paymentId }) => paymentId)).toEqual(['paypal:A', 'paypal:B']);
});

test('a process that dies in between leaves no gap', async () => {
  await makePaymentRows(services, at(0));
  const [first, second] = [
    await makePaymentRows(services, at(1)),
    await makePaymentRows(services, at(2)),
  ];
  await issueReceipts(services, system);
  await owner.query('alter table receipts disable trigger user');
  await owner.query(`delete from receipts where payment_id = any ($1)`, [
    [first.paymentId, second.paymentId],
  ]);
  await owner.query('alter table receipts enable trigger user');
  // It has number 2, and ends before it says so.
  const dying = new pg.Client({ ...services.appConnection, options: '-c role=estudio_service' });
  dying.on('error', () => undefined);
  await dying.connect();
  await dying.query('begin; lock table receipts in share row exclusive mode');
  await dying.query(
    'insert into receipts values (2, $1, (select order_id from payments where id = $1), now())',
    [first.paymentId],
  );
  const waiting = issueReceipts(services, system);
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
  await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await waiting).toBe(2);
  expect((await numbers()).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('where the operator has them go on, they do, one after the other; the last word counts', async () => {
  const start = (place: number, next: number) =>
    db.service
      .insertInto('receipt_starts')
      .values({ place, next, reason: 'Se restauró una copia', set_at: new Date(0) })
      .execute();
  await makePaymentRows(services, at(0));
  await issueReceipts(services, system);
  await start(1, 9000);
  await start(2, 2000);
  for (const minute of [1, 2]) await makePaymentRows(services, at(minute));
  await issueReceipts(services, system);
  expect((await numbers()).map(({ number }) => number)).toEqual([1, 2000, 2001]);
  // Nobody can have one again.
  await start(3, 1);
  await makePaymentRows(services, at(3));
  await issueReceipts(services, system);
  expect((await numbers()).at(-1)?.number).toBe(2002);
  await expect(
    db.service.deleteFrom('receipt_starts').where('place', '=', 1).execute(),
  ).rejects.toThrow('permission denied');
});

test('a number is never taken back', async () => {
  await makePaymentRows(services, at(0));
  await issueReceipts(services, system);
  await expect(db.service.deleteFrom('receipts').where('number', '=', 1).execute()).rejects.toThrow(
    'permission denied',
  );
});
