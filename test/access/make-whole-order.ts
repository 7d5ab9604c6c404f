import { randomUUID } from 'node:crypto';
import type { AppServices } from '#server/services/app-services.ts';
import { makeOrder, testPesos } from '../make-order.ts';

export type WholeOrder = { orderId: string; code: string; image: string };

/**
 * An order of this person's with all that there may be of one: an attempt that paid for it, a transfer that was refused, a
 * refund, a receipt, its postings, and what the provider sent. Their address is wherever it may be.
 */
export async function makeWholeOrder(
  services: Pick<AppServices, 'db'>,
  { userId, email }: { userId: string; email: string },
): Promise<WholeOrder> {
  const at = new Date('2026-12-01T15:00:00Z');
  const { service: db } = services.db;
  const money = { currency: 'COP', amount: testPesos } as const;
  const { id: orderId, code } = await makeOrder(
    { db: services.db, now: () => at },
    {
      ...{ user_id: userId, client_email: email, name: 'Mezcla', status: 'paid', paid_at: at },
      ...{ expires_at: at, consent_text: 'Sí, empiecen ya', consented_at: at },
    },
  );
  const image = `${userId}/transfers/1_${code.toLowerCase()}`;
  const attemptOf = async (values: {
    provider: 'wompi' | 'manual';
    status: 'approved' | 'declined';
  }) => {
    const reference = `E2600-${randomUUID()}`;
    const providerId = randomUUID();
    const url = `https://checkout.wompi.example/p/?reference=${reference}&customer-data:email=${email}`;
    const { id } = await db
      .insertInto('payment_attempts')
      .values({
        provider_id: providerId,
        ...values,
        ...money,
        order_id: orderId,
        reference,
        url,
        created_at: at,
        expires_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, reference, providerId };
  };
  const card = await attemptOf({ provider: 'wompi', status: 'approved' });
  const transfer = await attemptOf({ provider: 'manual', status: 'declined' });
  await db
    .insertInto('transfer_reports')
    .values({
      ...{
        attempt_id: transfer.id,
        reference: `de ${email}`,
        note: `Soy ${email}`,
        image_path: image,
      },
      ...{ reported_at: at, decided_at: at, decision: 'refused', reason: 'No llegó' },
    })
    .execute();
  const paymentId = `wompi:${randomUUID()}`;
  await db
    .insertInto('payments')
    .values({
      ...{ ...money, id: paymentId, order_id: orderId, attempt_id: card.id, provider: 'wompi' },
      ...{ role: 'settles', refunded: 100, method: 'CARD', received_at: at },
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      ...{ id: `refund-${randomUUID()}`, order_id: orderId, payment_id: paymentId, amount: 100 },
      ...{ reason: 'courtesy', status: 'done', asked_at: at, done_at: at, next_try_at: at },
    })
    .execute();
  const entry = { posting: `in:${paymentId}`, currency: 'COP', order_id: orderId, at } as const;
  await db
    .insertInto('ledger_entries')
    .values([
      { ...entry, account: 'provider:wompi', amount: money.amount },
      { ...entry, account: 'sales', amount: -131_092_437 },
      { ...entry, account: 'iva', amount: -24_907_563 },
    ])
    .execute();
  await db
    .insertInto('receipts')
    .values(({ selectFrom, fn, val }) => ({
      number: selectFrom('receipts').select(({ eb }) =>
        eb(fn.coalesce(fn.max('number'), val(0)), '+', 1).as('next'),
      ),
      ...{ payment_id: paymentId, order_id: orderId, issued_at: at, mailed_at: at },
    }))
    .execute();
  // Not every event says the reference: some only what the provider calls it.
  const subjects = [
    { subject_id: '1-2-3', subject_reference: card.reference },
    { subject_id: card.providerId, subject_reference: null },
  ];
  await db
    .insertInto('provider_events')
    .values(
      subjects.map((subject) => ({
        ...{ ...subject, provider: 'wompi' as const, id: randomUUID() },
        body: JSON.stringify({ data: { transaction: { customer_email: email } } }),
        ...{ received_at: at, applied_at: at, next_try_at: at },
      })),
    )
    .execute();
  return { orderId, code, image };
}
