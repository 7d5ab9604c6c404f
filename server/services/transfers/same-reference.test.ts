import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { testPesos } from '#test/make-order.ts';
import { makeTransfer } from '#test/make-transfer.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { confirmOtherAmount } from './confirm-other-amount.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { listTransfers } from './list-transfers.ts';
import { refuseTransfer } from './refuse-transfer.ts';

const services = await openTestServices();
const { service: db } = services.db;
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'equipo2@ejemplo.co');

const outcomeOf = async (orderId: string) => ({
  ...(await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst()),
  payments: (
    await db.selectFrom('payments').select('role').where('order_id', '=', orderId).execute()
  ).map(({ role }) => role),
});
const untouched = { status: 'open', payments: [] };
const paid = { status: 'paid', payments: ['settles'] };
const used = { code: 'transfer.reference-used' };
const alikeOf = async (id: string) =>
  (await listTransfers(services, staff)).waiting.find((one) => one.id === id)?.alike;

test.each([
  ['M1234567', 'm 123-45.67'],
  ['Ñandú 00123', 'NANDU00123'],
  ['ＡＢ７７１', 'ab771'],
  ['REF\u200D88 02', '¿ref—88/02?'],
])('%j that is confirmed does not pay again as %j', async (first, second) => {
  const one = await makeTransfer(services, ana, { reference: first });
  await confirmTransfer(services, staff, { transferId: one.id });
  const two = await makeTransfer(services, luis, { reference: second });
  expect(await alikeOf(two.id)).toEqual([
    {
      ...{ code: one.code, orderId: one.orderId, clientName: 'Ana Ñandú', isConfirmed: true },
      id: one.id,
    },
  ]);
  await expect(confirmTransfer(services, staff, { transferId: two.id })).rejects.toMatchObject(
    used,
  );
  const arrived = { transferId: two.id, arrived: 100 };
  await expect(confirmOtherAmount(services, staff, arrived)).rejects.toMatchObject(used);
  expect(await outcomeOf(two.orderId)).toEqual(untouched);
  expect(await audited(services, 'confirm-transfer')).not.toContainEqual(
    expect.objectContaining({ id: two.id }),
  );

  await confirmTransfer(services, staff, { transferId: two.id, isOther: true });
  expect(await outcomeOf(two.orderId)).toEqual(paid);
  expect(await audited(services, 'confirm-transfer')).toContainEqual(
    expect.objectContaining({
      id: two.id,
      after: {
        ...{ order: two.code, isOther: true },
        amount: { amount: testPesos, currency: 'COP' },
      },
    }),
  );
});

test.each([
  ['M1234567', 'M1234568'],
  ['00123', '123'],
  ['—', '-'],
  ['שירה', 'שירים'],
])('%j and %j are two', async (first, second) => {
  const mark = crypto.randomUUID();
  const named = (text: string) => (/[\p{L}\d]/u.test(text) ? `${text} ${mark}` : text);
  const one = await makeTransfer(services, ana, { reference: named(first) });
  const two = await makeTransfer(services, luis, { reference: named(second) });
  expect(await alikeOf(two.id)).toEqual([]);
  await confirmTransfer(services, staff, { transferId: one.id });
  await confirmTransfer(services, staff, { transferId: two.id });
  expect(await outcomeOf(two.orderId)).toEqual(paid);
});

test('one that waits is shown too, and one that was refused is not', async () => {
  const one = await makeTransfer(services, ana, { reference: 'ESPERA-1' });
  const two = await makeTransfer(services, luis, { reference: 'espera 1' });
  expect(await alikeOf(one.id)).toMatchObject([{ code: two.code, isConfirmed: false }]);
  await expect(confirmTransfer(services, staff, { transferId: one.id })).rejects.toMatchObject(
    used,
  );
  await refuseTransfer(services, staff, { transferId: two.id, reason: 'No' });
  expect(await alikeOf(one.id)).toEqual([]);
  await confirmTransfer(services, staff, { transferId: one.id });
  expect(await outcomeOf(one.orderId)).toEqual(paid);
});

test('of many with one reference a few are shown, what is confirmed first', async () => {
  const first = await makeTransfer(services, ana, { reference: 'MUCHAS' });
  const rest = [];
  for (let n = 0; n < 4; n += 1)
    rest.push(await makeTransfer(services, luis, { reference: 'muchas' }));
  const last = rest.at(-1);
  expect(await alikeOf(first.id)).toHaveLength(3);
  if (last) await confirmTransfer(services, staff, { transferId: last.id, isOther: true });
  const alike = await alikeOf(first.id);
  expect(alike).toHaveLength(3);
  expect(alike?.[0]).toMatchObject({ code: last?.code, isConfirmed: true });
});

test('of two at once nobody confirms the second unseen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const reference = `A la vez ${round}`;
    const one = await makeTransfer(services, ana, { reference });
    const two = await makeTransfer(services, luis, { reference });
    const settled = await Promise.allSettled([
      confirmTransfer(services, staff, { transferId: one.id, isOther: true }),
      confirmTransfer(services, other, { transferId: two.id }),
    ]);
    expect(settled).toMatchObject([{ status: 'fulfilled' }, { reason: used }]);
    expect(await outcomeOf(one.orderId)).toEqual(paid);
    expect(await outcomeOf(two.orderId)).toEqual(untouched);
  }
});

test('the other one is looked up by its index', async () => {
  const plan = await services.db.service.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from transfer_reports other
      where app.reference_key(other.reference) = app.reference_key('x')
        and other.decision is distinct from 'refused'`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('transfer_reports_by_key');
});
