import type { Insertable, Kysely } from 'kysely';
import type { Finding, Order, Step } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';

type Change = { orderId: string; at: Date; staffId: string | null };

/** Keeps what became of an order: its new payments and refunds, what changed of the others, the postings, the findings. */
export async function saveStep(
  db: Kysely<DB>,
  change: Change,
  before: Order,
  { order, postings, findings }: Step,
): Promise<void> {
  const { orderId, at, staffId } = change;
  const attempts = changesOf(before.attempts, order.attempts);
  const payments = changesOf(before.payments, order.payments);
  const refunds = changesOf(before.refunds, order.refunds);
  for (const { id, status, reason } of attempts.changed)
    await db
      .updateTable('payment_attempts')
      .set({ status, reason })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .execute();
  if (payments.added.length > 0)
    await db
      .insertInto('payments')
      .values(
        payments.added.map(({ attempt, amount, ...payment }) => ({
          ...{ ...payment, ...amount, attempt_id: attempt, order_id: orderId, received_at: at },
        })),
      )
      .execute();
  for (const { id, refunded } of payments.changed)
    await db
      .updateTable('payments')
      .set({ refunded })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .execute();
  if (refunds.added.length > 0)
    await db
      .insertInto('refunds')
      .values(
        refunds.added.map(({ payment, providerId, ...refund }) => ({
          ...{ ...refund, payment_id: payment, provider_id: providerId, order_id: orderId },
          ...{ asked_at: at, asked_by: staffId, next_try_at: at },
          done_at: refund.status === 'done' ? at : null,
        })),
      )
      .execute();
  for (const { id, status, providerId, note } of refunds.changed)
    await db
      .updateTable('refunds')
      .set({ status, provider_id: providerId, note, done_at: status === 'done' ? at : null })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .execute();
  const entries = postings.flatMap(({ id, entries }) =>
    entries.map(({ account, amount }) => ({
      ...{ posting: id, account, ...amount, order_id: orderId, at },
    })),
  );
  if (entries.length > 0) await db.insertInto('ledger_entries').values(entries).execute();
  if (findings.length > 0)
    await db
      .insertInto('payment_findings')
      .values(
        findings.map((finding) => ({
          ...describe(finding, order),
          order_id: orderId,
          found_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
      .execute();
  for (const { id, status, providerId } of refunds.changed)
    if (status === 'done')
      await db
        .updateTable('payment_findings')
        .set({ resolved_at: at, resolved_by: staffId, resolution: madeAs(staffId, providerId) })
        .where('kind', '=', 'manual-refund')
        .where('subject', '=', id)
        .where('order_id', '=', orderId)
        .where('resolved_at', 'is', null)
        .execute();
}

/** What resolves that a refund had to be made by hand. */
const madeAs = (staffId: string | null, providerId: string | null): string =>
  staffId === null
    ? 'La pasarela la devolvió.'
    : `Devuelta a mano. Referencia: ${providerId ?? '—'}`;

/** What was not there before, and what is another object now. */
function changesOf<Part extends { id: string }>(before: readonly Part[], after: readonly Part[]) {
  const known = new Map(before.map((part) => [part.id, part]));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    changed: after.filter((part) => known.has(part.id) && known.get(part.id) !== part),
  };
}

function describe(
  finding: Finding,
  order: Order,
): Omit<Insertable<DB['payment_findings']>, 'order_id' | 'found_at'> {
  const refund =
    finding.kind === 'manual-refund' ? order.refunds.find(({ id }) => id === finding.refund) : null;
  const paymentId = finding.kind === 'mismatch' ? finding.payment : refund?.payment;
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Error('A finding about no payment');
  return {
    ...{ kind: finding.kind, provider: payment.provider, currency: payment.amount.currency },
    subject: refund ? refund.id : payment.id,
    amount: refund ? refund.amount : payment.amount.amount,
    detail: refund?.note ?? null,
  };
}
