import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { readExchangeRate } from '../payments/exchange-rate.ts';
import { countOpenFindings } from './count-open-findings.ts';
import { toFindingId } from './finding-id.ts';
import { listFindings } from './list-findings.ts';
import { listRates } from './list-rates.ts';
import { toOrderId } from './order-id.ts';
import { readOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';
import { resolveFinding } from './resolve-finding.ts';
import { setRate } from './set-rate.ts';

const services = await openTestServices();
const db = services.db.service;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

const code = (name: string): object => expect.objectContaining({ code: name }) as object;
const last = async () => (await listRates(services, staff))[0];
const seen = async () => (await last())?.id ?? '';

test('the first rate is set by whoever comes first; the other one is told', async () => {
  const set = (who: typeof staff, copPerUsd: number) =>
    setRate(services, who, { copPerUsd, seen: '', isSure: false });
  const both = await Promise.allSettled([set(staff, 400_000), set(other, 410_000)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'rate.changed' },
  });
  expect(await listRates(services, staff)).toHaveLength(1);
});

test('a rate holds from now on, with who set it, and once for two presses', async () => {
  await setRate(services, staff, { copPerUsd: 400_000, seen: await seen(), isSure: true });
  const before = await seen();
  const change = { copPerUsd: 401_250, seen: before, isSure: false };
  await Promise.all([1, 2].map(() => setRate(services, other, change)));
  const [newest, former] = await listRates(services, staff);
  expect([newest, former]).toMatchObject([
    { copPerUsd: 401_250, staffName: 'Ana Ñandú' },
    { id: before, copPerUsd: 400_000 },
  ]);
  const noted = (await audited(services, 'set-rate')).filter(
    ({ staffId }) => staffId === other.userId,
  );
  expect(noted.at(-1)).toEqual({
    ...{ staffId: other.userId, kind: 'exchange-rate', id: null },
    ...{ before: { copPerUsd: 400_000 }, after: { copPerUsd: 401_250 } },
  });
});

test.each([
  [400_000, 440_000, true],
  [400_000, 440_001, false],
  [400_000, 360_000, true],
  [400_000, 359_999, false],
  [400_000, 4_000_000, false],
])('from %d to %d nobody has to say that it is meant: %s', async (from, to, isQuiet) => {
  await setRate(services, staff, { copPerUsd: from, seen: await seen(), isSure: true });
  const change = { copPerUsd: to, seen: await seen(), isSure: false };
  if (!isQuiet) {
    await expect(setRate(services, staff, change)).rejects.toEqual(code('rate.unsure'));
    expect(await last()).toMatchObject({ copPerUsd: from });
  }
  await setRate(services, staff, { ...change, isSure: !isQuiet });
  expect(await last()).toMatchObject({ copPerUsd: to });
});

test('ten rates are shown, the newest first', async () => {
  for (let n = 0; n < 11; n += 1)
    await setRate(services, staff, { copPerUsd: 400_000 + n, seen: await seen(), isSure: true });
  const rates = await listRates(services, staff);
  expect(rates.map(({ copPerUsd }) => copPerUsd)).toEqual(
    Array.from({ length: 10 }, (_, n) => 400_010 - n),
  );
});

test('what is set after a clock ran ahead holds, and is the first of the list', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const early = { ...services, now: () => tomorrow };
  await setRate(early, staff, { copPerUsd: 390_000, seen: await seen(), isSure: true });
  await setRate(services, staff, { copPerUsd: 350_000, seen: await seen(), isSure: true });
  const held = (await listRates(services, staff)).map(({ copPerUsd }) => copPerUsd);
  expect(held.slice(0, 2)).toEqual([350_000, 390_000]);
  expect(await readExchangeRate(db)).toMatchObject({ copPerUsd: 350_000 });
  await setRate(services, other, { copPerUsd: 360_000, seen: await seen(), isSure: false });
  expect(await last()).toMatchObject({ copPerUsd: 360_000 });
});

async function find(minutes: number, kind: 'mismatch' | 'differs' = 'differs') {
  const { id } = await db
    .insertInto('payment_findings')
    .values({
      ...{ kind, provider: 'wompi', subject: randomUUID(), amount: 100, currency: 'COP' },
      found_at: new Date(Date.UTC(2026, 10, 24, 10, minutes)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toFindingId(id);
}
const open = () => listFindings(services, staff, { view: 'open', cursor: null });

test('what does not fit is resolved once, by one of two, with their words', async () => {
  const [id, neighbour] = [await find(1), await find(2)];
  const resolve = (who: typeof staff, resolution: string) =>
    resolveFinding(services, who, { findingId: id, resolution });
  const both = await Promise.allSettled([
    resolve(staff, 'La devolvimos'),
    resolve(other, 'Era de Ana'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isFirst = both[0]?.status === 'fulfilled';
  const [winner, words] = isFirst
    ? ([staff, 'La devolvimos'] as const)
    : ([other, 'Era de Ana'] as const);
  // Pressed once more it is as it was to be.
  await resolve(winner, words);
  await expect(resolve(winner, 'Otra cosa')).rejects.toEqual(code('finding.resolved-before'));
  expect((await open()).rows.map((row) => row.id)).toEqual([neighbour]);
  expect(
    (await listFindings(services, staff, { view: 'resolved', cursor: null })).rows,
  ).toMatchObject([{ id, resolved: { staffName: 'Ana Ñandú', resolution: words } }]);
  expect(await audited(services, 'resolve-finding')).toEqual([
    {
      ...{ staffId: winner.userId, kind: 'finding', id, before: null },
      after: { finding: 'differs' },
    },
  ]);
});

test('what is none cannot be resolved', async () => {
  const none = { findingId: toFindingId(randomUUID()), resolution: 'x' };
  await expect(resolveFinding(services, staff, none)).rejects.toEqual(code('finding.gone'));
  expect(() => toFindingId('1')).toThrow(code('finding.gone'));
});

test('a refund that is to be made by hand is resolved where it is made', async () => {
  const order = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  const orderId = toOrderId(order.orderId);
  await refundOrder(services, staff, {
    ...{ orderId, paymentId: order.paymentId, key: randomUUID(), seen: 0, isSure: true },
    ...{ amount: 156_000_000, reason: 'reversal' },
  });
  const [finding] = (await readOrder(services, staff, orderId)).findings;
  expect(finding).toMatchObject({ waitsForRefund: true, order: { code: order.code } });
  const wish = { findingId: toFindingId(finding?.id ?? ''), resolution: 'Listo' };
  await expect(resolveFinding(services, staff, wish)).rejects.toEqual(code('finding.refund-open'));
  // The provider did it by itself after all.
  const done = { status: 'done', done_at: new Date() } as const;
  await db.updateTable('refunds').set(done).where('order_id', '=', orderId).execute();
  await resolveFinding(services, staff, wish);
  expect((await readOrder(services, staff, orderId)).findings).toMatchObject([
    { resolved: { resolution: 'Listo' } },
  ]);
});

test('a wrong amount is known beside what was asked for, and whose it is', async () => {
  const { orderId } = await makePaidOrder(services, ana.userId, {
    ...{ provider: 'wompi', amount: 140_000_000, order: { client_name: 'Ana Ñandú' } },
  });
  const [found] = (await readOrder(services, staff, toOrderId(orderId))).findings;
  expect(found).toMatchObject({
    ...{ kind: 'mismatch', amount: { amount: 140_000_000, currency: 'COP' } },
    expected: { amount: 156_000_000, currency: 'COP' },
    order: { id: orderId, clientName: 'Ana Ñandú', clientEmail: 'ana@ejemplo.co' },
  });
  const other = await find(5);
  const rows = (await open()).rows.filter(({ id }) => id === found?.id || id === other);
  expect(rows.map(({ id, expected }) => [id, expected?.amount ?? null])).toEqual([
    [other, null],
    [found?.id, 156_000_000],
  ]);
});

test('what waits comes page by page, the oldest first, and is counted', async () => {
  await db
    .updateTable('payment_findings')
    .set({ resolved_at: new Date(), resolution: 'x' })
    .execute();
  for (let n = 0; n < 27; n += 1) await find(n);
  expect(await countOpenFindings(services, staff)).toEqual({
    findings: { count: 27, isMore: false },
    transfers: { count: 0, isMore: false },
  });
  const first = await open();
  const next = await listFindings(services, staff, { view: 'open', cursor: first.after });
  const times = [...first.rows, ...next.rows].map(({ foundAt }) => foundAt.getUTCMinutes());
  expect(times).toEqual(Array.from({ length: 27 }, (_, n) => n));
  const back = await listFindings(services, staff, { view: 'open', cursor: next.before });
  expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
});
