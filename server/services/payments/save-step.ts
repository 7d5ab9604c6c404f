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
  for (const { id, refunded, returned } of payments.changed)
    await db
      .updateTable('payments')
      .set({ refunded, returned })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .execute();
  if (refunds.added.length > 0)
    await db
      .insertInto('refunds')
      .values(
        refunds.added.map(({ payment, providerId, byHand, ...refund }) => ({
          ...{ ...refund, payment_id: payment, provider_id: providerId, order_id: orderId },
          ...{ by_hand: byHand, asked_at: at, next_try_at: at },
          // What a provider gave back by itself nobody asked for, whoever has just done something else.
          asked_by: refund.reason === 'provider' ? null : staffId,
          done_at: refund.status === 'done' ? at : null,
        })),
      )
      .execute();
  for (const { id, status, byHand, providerId, note } of refunds.changed)
    await db
      .updateTable('refunds')
      .set({ status, provider_id: providerId, note, done_at: status === 'done' ? at : null })
      .set({ by_hand: byHand })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .execute();
  const entries = postings.flatMap(({ id, entries }) =>
    entries.map(({ account, amount }) => ({
      ...{ posting: id, account, ...amount, order_id: orderId, at },
    })),
  );
  if (entries.length > 0) await db.insertInto('ledger_entries').values(entries).execute();
  for (const finding of findings)
    await db
      .insertInto('payment_findings')
      .values({ ...describe(finding, order), order_id: orderId, found_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'provider', 'subject'])
          // Of what went back twice there is more: whoever resolved the first part has to know.
          .doUpdateSet({
            amount: (row) => row.ref('excluded.amount'),
            detail: (row) =>
              row.fn.coalesce('payment_findings.resolution', 'payment_findings.detail'),
            ...{ found_at: at, resolved_at: null, resolved_by: null, resolution: null },
          })
          .where('payment_findings.kind', '=', 'returned-twice'),
      )
      .execute();
  for (const { id, status, byHand, providerId } of refunds.changed)
    if (status === 'done')
      await db
        .updateTable('payment_findings')
        .set({
          ...{ resolved_at: at, resolved_by: byHand ? staffId : null },
          resolution: byHand
            ? `Devuelta a mano. Referencia: ${providerId ?? '—'}`
            : 'La pasarela la devolvió.',
        })
        .where('kind', '=', 'manual-refund')
        .where('subject', '=', id)
        .where('order_id', '=', orderId)
        .where('resolved_at', 'is', null)
        .execute();
}

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
  const paymentId = finding.kind === 'manual-refund' ? refund?.payment : finding.payment;
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Error('A finding about no payment');
  const amount =
    finding.kind === 'returned-twice' ? finding.amount : (refund ?? payment.amount).amount;
  return {
    ...{ kind: finding.kind, provider: payment.provider, currency: payment.amount.currency },
    ...{ subject: refund ? refund.id : payment.id, amount, detail: refund?.note ?? null },
  };
}
