import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { transferReportSchema } from '#packages/payments/src/index.ts';
import { makeOrder } from '#test/make-order.ts';
import { makeTransfer, transfersOf } from '#test/make-transfer.ts';
import { later, makePerson, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { listTransfers } from './list-transfers.ts';
import { readTransfer } from './read-transfer.ts';
import { refuseTransfer } from './refuse-transfer.ts';
import { reportDueAt } from './report-due.ts';
import { reportTransfer } from './report-transfer.ts';
import { toTransferId } from './transfer-id.ts';

const services = await openTestServices();
const ana = await makePerson(services, 'ana@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const tell = (orderId: string, reference: string, more: object = {}) =>
  reportTransfer(services, ana, { orderId, reference, note: '', image: null, ...more });
const mailsToAna = async () =>
  (await services.queuedMails()).filter(({ to }) => to === 'ana@ejemplo.co');

beforeEach(async () => {
  await services.db.servicePool.query('delete from jobs.job');
  await services.limits.reset('transferReport', ana.userId);
});

test('whoever reported is mailed what, and the way back to it; once, however often they press', async () => {
  const { id: orderId, code } = await makeOrder(services, { user_id: ana.userId });
  await Promise.all([tell(orderId, 'Ñ.77'), tell(orderId, 'Ñ.77'), tell(orderId, 'Ñ.77')]);
  await tell(orderId, 'Ñ.77');
  const [mail, ...rest] = await mailsToAna();
  expect(rest).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Recibimos tu reporte del pedido ${code}`,
    replyTo: brand.email,
  });
  const page = `${testOrigin}/checkout/transferencia?pedido=${orderId}`;
  // Nobody else's words become a link.
  for (const said of [code, '1.560.000', 'Ñ.\u{2060}77', page, 'menos de 24 horas'])
    expect(mail?.text).toContain(said);
});

test('nobody is mailed of what was not kept', async () => {
  const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
  const mails = { ...services.transfers.mails, received: () => Promise.reject(new Error('crash')) };
  const crashing = { ...services, transfers: { ...services.transfers, mails } };
  const from = { orderId, reference: 'X', note: '', image: null };
  await expect(reportTransfer(crashing, ana, from)).rejects.toThrow('crash');
  expect(await services.queuedMails()).toEqual([]);
  expect(await transfersOf(services, orderId)).toEqual([]);
});

test('another reference while one waits is refused in words, at once too', async () => {
  const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
  const sent = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => tell(orderId, `Distinta ${n}`)),
  );
  const refused = sent.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'transfer.reported' } });
  const [report, ...rest] = await transfersOf(services, orderId);
  expect(rest).toEqual([]);
  // The same one, however it is typed.
  await tell(orderId, ` ${report?.reference.toUpperCase().replaceAll(' ', '-')}`);
  expect(await transfersOf(services, orderId)).toEqual([report]);
  expect(await mailsToAna()).toHaveLength(1);
});

test('what turns letters around is in no reference', () => {
  const typed = 'A\u{202E}B\u{2066}\u{200F}\u{61C}-77\u{2069}';
  expect(transferReportSchema.parse({ reference: typed, note: '' }).reference).toBe('AB-77');
  const unseen = transferReportSchema.safeParse({ reference: '\u{202E}\u{2069}', note: '' });
  expect(unseen.success).toBe(false);
});

test('what was reported last is there to be corrected', async () => {
  const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
  await tell(orderId, 'Primera', { note: 'Desde la cuenta\nde mi mamá' });
  const [report] = await transfersOf(services, orderId);
  const transferId = toTransferId(report?.id ?? '');
  await refuseTransfer(services, staff, { transferId, reason: 'No' });
  expect(await readTransfer(services, ana, { orderId })).toMatchObject({
    report: { state: 'refused', reference: 'Primera', note: 'Desde la cuenta\nde mi mamá' },
  });
});

test.each([
  ['at its beginning', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
  ['after some bytes', `${'\n'.repeat(900)}%PDF-1.4`],
])('a PDF, with its mark %s, is refused by its name', async (_, bytes) => {
  const path = join(services.folder, crypto.randomUUID());
  await writeFile(path, bytes);
  const { id: orderId } = await makeOrder(services, { user_id: ana.userId });
  const image = { path, bytes: bytes.length, fault: null };
  await expect(tell(orderId, 'PDF', { image })).rejects.toMatchObject({
    code: 'transfer.image-pdf',
  });
  expect(await transfersOf(services, orderId)).toEqual([]);
});

test.each([
  // Friday, 25 December, is a holiday.
  ['a Wednesday', '2026-11-25T20:30:00Z', '2026-11-26T20:30:00Z'],
  ['a Friday', '2026-11-27T15:00:00Z', '2026-11-30T15:00:00Z'],
  ['a Saturday', '2026-11-28T15:00:00Z', '2026-11-30T15:00:00Z'],
  ['late on a Friday in Bogotá', '2026-11-28T04:59:00Z', '2026-12-01T04:59:00Z'],
  ['the day before Christmas', '2026-12-24T15:00:00Z', '2026-12-28T15:00:00Z'],
])('what came on %s may wait a working day', (_, reportedAt, due) => {
  expect(reportDueAt(new Date(reportedAt))).toEqual(new Date(due));
});

test('one that waits longer is late, and the oldest stays first', async () => {
  const [old, young] = [await makeTransfer(services, ana), await makeTransfer(services, ana)];
  await services.db.service
    .updateTable('transfer_reports')
    .set({ reported_at: new Date(Date.now() - 7 * 24 * 3_600_000) })
    .where('id', '=', old.id)
    .execute();
  const { waiting } = await listTransfers(services, staff);
  expect(waiting.map(({ isLate }) => isLate)[0]).toBe(true);
  expect(waiting.findIndex(({ id }) => id === old.id)).toBe(0);
  expect(waiting.find(({ id }) => id === young.id)).toMatchObject({ isLate: false });
  const then = await listTransfers(later(services, 8 * 24 * 3_600_000), staff);
  expect(then.waiting.every(({ isLate }) => isLate)).toBe(true);
});
