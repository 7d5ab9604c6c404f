import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import { largestProof } from '#packages/payments/src/index.ts';
import { system } from '#server/actor.ts';
import { sharp } from '#server/media/image-library.ts';
import { buckets } from '#server/ports/storage/storage.ts';
import { audited } from '#test/audited.ts';
import { makeOrder, testPesos } from '#test/make-order.ts';
import {
  later,
  makePerson,
  makeStaff,
  openTestServices,
  staffActor,
  testOrigin,
} from '#test/test-services.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { deleteUnclaimedProof } from './delete-unclaimed-proof.ts';
import { findProof } from './find-proof.ts';
import { listTransfers } from './list-transfers.ts';
import { readTransfer } from './read-transfer.ts';
import { refuseTransfer } from './refuse-transfer.ts';
import { reportTransfer } from './report-transfer.ts';
import { toTransferId } from './transfer-id.ts';

const services = await openTestServices();
const { db, storage } = services;
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'equipo2@ejemplo.co');

const words = { reference: 'Canción Ñandú — ¿qué? 00123', note: 'Desde la cuenta\nde mi mamá' };
const tell = (orderId: string, more: object = {}) =>
  reportTransfer(services, ana, { orderId, ...words, image: null, ...more });

async function imageOf(bytes: Uint8Array | string) {
  const path = join(services.folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return { path, bytes: bytes.length, fault: null };
}
const screenshot = () =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: '#f9aa1c' } })
    .png()
    .toBuffer();

const reportsOf = (orderId: string) =>
  db.service
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
    .selectAll('transfer_reports')
    .select(['payment_attempts.status', 'payment_attempts.provider', 'payment_attempts.amount'])
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute();

async function reported(more: object = {}) {
  const { id: orderId, code } = await makeOrder(services, { user_id: ana.userId });
  // Each is another transfer.
  await tell(orderId, { reference: `Ñ-${code}`, ...more });
  const [report] = await reportsOf(orderId);
  return { orderId, code, id: toTransferId(report?.id ?? ''), image: report?.image_path ?? '' };
}
const statusOf = async (orderId: string) =>
  (
    await db.service
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.status;
const paymentsOf = (orderId: string) =>
  db.service
    .selectFrom('payments')
    .select(['role', 'amount', 'currency', 'method', 'provider'])
    .where('order_id', '=', orderId)
    .execute();

beforeEach(async () => {
  await db.servicePool.query('delete from jobs.job');
  await services.limits.reset('transferReport', ana.userId);
});

describe('a report', () => {
  test('holds an attempt in pesos, pending, and tells the staff, in one change', async () => {
    const { id: orderId, code } = await makeOrder(services, { user_id: ana.userId });
    await tell(orderId);
    expect(await reportsOf(orderId)).toMatchObject([
      {
        ...{ status: 'pending', provider: 'manual', amount: testPesos },
        ...{ reference: words.reference, note: words.note, image_path: null, decision: null },
      },
    ]);
    const mails = await services.queuedMails();
    const recipients = mails.map(({ to }) => to);
    expect(recipients.toSorted()).toEqual([...arrivalsTo, 'ana@ejemplo.co'].toSorted());
    const toStaff = mails.find(({ to }) => arrivalsTo.includes(to));
    expect(toStaff?.text).toContain(code);
    expect(toStaff?.text).toContain(`${testOrigin}/auth?volver=/admin/pagos/transferencias`);
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({
      order: { code, pesos: { amount: testPesos, currency: 'COP' }, expiresAt: expect.any(Date) },
      report: { state: 'waiting', reference: words.reference, hasImage: false },
    });
  });

  test('keeps the order open for as long as it waits', async () => {
    const { orderId } = await reported();
    await settlePayments(later(services, 30 * 24 * 3_600_000), system);
    expect(await statusOf(orderId)).toBe('open');
  });

  test('sent twice, or at once in two tabs, is one, and one mail', async () => {
    const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
    await Promise.all([tell(orderId), tell(orderId), tell(orderId)]);
    await tell(orderId);
    expect(await reportsOf(orderId)).toHaveLength(1);
    expect(await services.queuedMails()).toHaveLength(arrivalsTo.length + 1);
  });

  test('uses an attempt that was begun and not reported', async () => {
    const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
    await db.service
      .insertInto('payment_attempts')
      .values({
        ...{ order_id: orderId, provider: 'manual', reference: orderId, currency: 'COP' },
        ...{ amount: testPesos, created_at: new Date(), expires_at: new Date() },
      })
      .execute();
    await tell(orderId);
    expect(await reportsOf(orderId)).toMatchObject([{ status: 'pending' }]);
  });

  test.each([
    [
      'of another',
      async () => (await makeOrder(services, { user_id: luis.userId })).id,
      'order.gone',
    ],
    ['of nobody', async () => 'x', 'order.gone'],
    [
      'that has no price in pesos',
      async () => (await makeOrder(services, { user_id: ana.userId, pesos: null })).id,
      'order.no-provider',
    ],
    [
      'that is paid',
      async () => {
        const { orderId, id } = await reported();
        await confirmTransfer(services, staff, { transferId: id });
        return orderId;
      },
      'order.settled',
    ],
    [
      'that expired',
      async () => {
        const { id } = await makeOrder(services, { user_id: ana.userId });
        await db.service
          .updateTable('orders')
          .set({ status: 'expired' })
          .where('id', '=', id)
          .execute();
        return id;
      },
      'transfer.order-expired',
    ],
  ])('about an order %s is refused', async (_, make, code) => {
    const orderId = await make();
    const before = await db.service.selectFrom('transfer_reports').select('id').execute();
    await expect(tell(orderId, { image: await imageOf(await screenshot()) })).rejects.toMatchObject(
      { code },
    );
    expect(await db.service.selectFrom('transfer_reports').select('id').execute()).toEqual(before);
  });

  test('about an order whose other payment is on its way is sent knowingly, or not', async () => {
    const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
    await db.service
      .insertInto('payment_attempts')
      .values({
        ...{ order_id: orderId, provider: 'wompi', reference: orderId, currency: 'COP' },
        ...{ amount: testPesos, created_at: new Date(), expires_at: new Date(), status: 'pending' },
      })
      .execute();
    await expect(tell(orderId)).rejects.toMatchObject({ code: 'order.pending' });
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({ isOtherPending: true });
    await tell(orderId, { again: true });
    expect(await reportsOf(orderId)).toHaveLength(1);
  });

  test('of somebody who left meanwhile keeps nothing of them', async () => {
    const eva = await makePerson(services, 'eva@ejemplo.co');
    const { id: orderId } = await makeOrder(services, { user_id: eva.userId });
    const image = await imageOf(await screenshot());
    const { put } = storage;
    storage.put = async (...args) => {
      await put.apply(storage, args);
      await db.service.deleteFrom('users').where('id', '=', eva.userId).execute();
    };
    const sent = reportTransfer(services, eva, { orderId, ...words, image }).finally(() => {
      storage.put = put;
    });
    await expect(sent).rejects.toThrow('order.gone');
    expect(await reportsOf(orderId)).toEqual([]);
  });

  test('counts as an attempt', async () => {
    const { id: orderId } = await makeOrder(services, { user_id: luis.userId });
    for (let n = 0; n < 20; n += 1) await tell(orderId).catch(() => undefined);
    await expect(tell(orderId)).rejects.toMatchObject({ code: 'rate.limited' });
  });
});

describe('a picture', () => {
  test('is kept as a JPEG of the person, and leads the staff to it for ten minutes', async () => {
    const { image } = await reported({ image: await imageOf(await screenshot()) });
    expect(image).toMatch(new RegExp(`^${ana.userId}/[0-9a-f-]{36}\\.jpg$`));
    const stored = await buffer(await storage.read('transfers', image));
    expect(await sharp(stored).metadata()).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 500,
    });
    const { waiting } = await listTransfers(services, staff);
    const token = waiting.at(-1)?.proofToken ?? '';
    expect(await findProof(services, { kind: 'anonymous', ip: '', userAgent: '' }, { token })).toBe(
      image,
    );
    const afterwards = later(services, 11 * 60_000);
    const visitor = { kind: 'anonymous', ip: '', userAgent: '' } as const;
    expect(await findProof(afterwards, visitor, { token })).toBeNull();
    expect(await findProof(services, visitor, { token: `${token.slice(0, -2)}xx` })).toBeNull();
  });

  test.each([
    [
      'an SVG',
      async () => imageOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'transfer.image-invalid',
    ],
    [
      'more than fits',
      async () => ({ ...(await imageOf(await screenshot())), bytes: largestProof + 1 }),
      'transfer.image-too-large',
    ],
    [
      'one that broke off',
      async () => ({ path: '', bytes: 9, fault: 'incomplete' }),
      'transfer.image-incomplete',
    ],
    [
      'a bomb',
      async () =>
        imageOf(
          await sharp({
            create: { width: 6001, height: 6000, channels: 3, background: '#000' },
          })
            .jpeg({ progressive: true })
            .toBuffer(),
        ),
      'transfer.image-too-many-pixels',
    ],
  ])('%s is refused, and nothing of it is kept', async (_, image, code) => {
    const { id: orderId } = await makeOrder(services, { user_id: luis.userId });
    const from = { orderId, ...words, image: await image() } as const;
    await expect(reportTransfer(services, luis, from as never)).rejects.toMatchObject({ code });
    expect(
      await readdir(join(services.folder, 'files', 'transfers', luis.userId)).catch(() => []),
    ).toEqual([]);
    expect(await reportsOf(orderId)).toEqual([]);
  });

  test('whose report was not kept goes an hour later; one that is named stays', async () => {
    const { image } = await reported({ image: await imageOf(await screenshot()) });
    const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
    const mails = {
      ...services.transfers.mails,
      reported: () => Promise.reject(new Error('crash')),
    };
    const crashing = { ...services, transfers: { ...services.transfers, mails } };
    const from = { orderId, ...words, image: await imageOf(await screenshot()) };
    await expect(reportTransfer(crashing, ana, from)).rejects.toThrow('crash');
    expect(await reportsOf(orderId)).toEqual([]);
    const { rows } = await db.servicePool.query<{ data: { path: string } }>(
      `select data from jobs.job where name = 'delete-unclaimed-proof' order by created_on`,
    );
    const paths = rows.map(({ data }) => data.path);
    expect(paths[0]).toBe(image);
    for (const path of paths) {
      expect(await storage.size('transfers', path)).not.toBeNull();
      await deleteUnclaimedProof(services, system, { path });
    }
    expect(await storage.size('transfers', image)).not.toBeNull();
    expect(await storage.size('transfers', paths[1] ?? '')).toBeNull();
  });

  test('stands where the erasure of an account looks', async () => {
    const { image } = await reported({ image: await imageOf(await screenshot()) });
    for (const bucket of buckets) await storage.removeAll(bucket, ana.userId);
    expect(await storage.size('transfers', image)).toBeNull();
  });
});

describe('the staff', () => {
  test('confirms: the order is paid, once, and it is noted', async () => {
    const { orderId, code, id } = await reported();
    expect(await confirmTransfer(services, staff, { transferId: id })).toEqual({ isExtra: false });
    expect(await statusOf(orderId)).toBe('paid');
    expect(await paymentsOf(orderId)).toEqual([
      {
        ...{ role: 'settles', amount: testPesos, currency: 'COP' },
        ...{ method: 'transferencia', provider: 'manual' },
      },
    ]);
    expect(await audited(services, 'confirm-transfer')).toContainEqual({
      ...{ staffId: staff.userId, kind: 'transfer', id, before: null },
      after: { order: code, amount: { amount: testPesos, currency: 'COP' } },
    });
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({
      report: { state: 'confirmed' },
    });
    await expect(confirmTransfer(services, other, { transferId: id })).rejects.toMatchObject({
      code: 'transfer.decided',
    });
    await expect(
      refuseTransfer(services, other, { transferId: id, reason: 'No' }),
    ).rejects.toMatchObject({ code: 'transfer.decided' });
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('refuses: the client is mailed why, and reports again within a day more', async () => {
    const { orderId, id } = await reported();
    const soon = later(services, 23 * 3_600_000);
    await db.servicePool.query('delete from jobs.job');
    await refuseTransfer(soon, staff, { transferId: id, reason: 'No está en la cuenta' });
    const [mail, ...rest] = await services.queuedMails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: 'ana@ejemplo.co' });
    for (const said of ['> No está en la cuenta', `/checkout/transferencia?pedido=${orderId}`])
      expect(mail?.text).toContain(said);
    await settlePayments(later(services, 40 * 3_600_000), system);
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({
      order: { status: 'open' },
      report: { state: 'refused', reason: 'No está en la cuenta' },
    });
    await tell(orderId, { reference: 'La buena' });
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({
      report: { state: 'waiting', reference: 'La buena' },
    });
    expect((await reportsOf(orderId)).map(({ status }) => status)).toEqual(['declined', 'pending']);
    expect(await audited(services, 'refuse-transfer')).toContainEqual(
      expect.objectContaining({ id, staffId: staff.userId }),
    );
  });

  test.each([
    ['two confirm', false],
    ['one confirms and one refuses', true],
  ])('%s at once: one decides, and the other is told', async (_, refuses) => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId, id } = await reported();
      const settled = await Promise.allSettled([
        confirmTransfer(services, staff, { transferId: id }),
        refuses
          ? refuseTransfer(services, other, { transferId: id, reason: 'No' })
          : confirmTransfer(services, other, { transferId: id }),
      ]);
      const lost = settled.filter(({ status }) => status === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'transfer.decided' } }]);
      const [report] = await reportsOf(orderId);
      const isPaid = report?.decision === 'confirmed';
      expect(await paymentsOf(orderId)).toHaveLength(isPaid ? 1 : 0);
      expect(await statusOf(orderId)).toBe(isPaid ? 'paid' : 'open');
      expect(report?.status).toBe(isPaid ? 'approved' : 'declined');
      expect(
        await db.service
          .selectFrom('audit_log')
          .select('id')
          .where('subject_id', '=', id)
          .execute(),
      ).toHaveLength(1);
    }
  });

  test('confirms what was paid before in another way: it is a payment to give back', async () => {
    const { orderId, id } = await reported();
    await db.service
      .updateTable('payment_attempts')
      .set({ status: 'declined' })
      .where('order_id', '=', orderId)
      .execute();
    await tell(orderId, { reference: 'La segunda' });
    const second = toTransferId((await reportsOf(orderId))[1]?.id ?? '');
    await confirmTransfer(services, staff, { transferId: id });
    expect(await confirmTransfer(services, staff, { transferId: second })).toEqual({
      isExtra: true,
    });
    expect((await paymentsOf(orderId)).map(({ role }) => role).toSorted()).toEqual([
      'extra',
      'settles',
    ]);
    const findings = db.service
      .selectFrom('payment_findings')
      .select('kind')
      .where('order_id', '=', orderId);
    expect(await findings.execute()).toEqual([{ kind: 'manual-refund' }]);
  });

  test('finds what waits, the oldest first, and what was decided last', async () => {
    await db.service
      .updateTable('transfer_reports')
      .set({ decided_at: new Date(0), decision: 'confirmed' })
      .where('decided_at', 'is', null)
      .execute();
    const [first, second] = [await reported(), await reported()];
    const refused = await reported();
    const newest = later(services, 48 * 3_600_000);
    await refuseTransfer(newest, staff, { transferId: refused.id, reason: 'No' });
    const { waiting, waitingCount, decided } = await listTransfers(services, staff);
    expect(waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(waitingCount).toBe(2);
    expect(decided[0]).toMatchObject({
      id: refused.id,
      decision: 'refused',
      reason: 'No',
      decidedBy: 'Ana',
    });
  });

  test('finds none that is not there', async () => {
    expect(() => toTransferId('x')).toThrow('transfer.gone');
    const transferId = toTransferId(crypto.randomUUID());
    await expect(
      confirmTransfer(services, staffActor(staff.userId), { transferId }),
    ).rejects.toMatchObject({ code: 'transfer.gone' });
  });
});

test('another person sees nothing of an order', async () => {
  const { orderId } = await reported();
  await expect(readTransfer(services, luis, { orderId })).rejects.toMatchObject({
    code: 'order.gone',
  });
  await expect(readTransfer(services, luis, { orderId: '' })).rejects.toMatchObject({
    code: 'order.gone',
  });
});
