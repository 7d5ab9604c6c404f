import { type Kysely, sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { readAddressee } from './addressee.ts';
import { beginWork } from './begin-work.ts';
import { readQuotedLines, type Receipt, selectReceipts, toReceipt } from './receipt.ts';

type Services = Pick<AppServices, 'db' | 'jobs' | 'now' | 'receipts'>;

/**
 * Gives each payment that settled its order the next number, the oldest first, each in a transaction of its own with what
 * follows from it: the mail, and the work for the staff. So no number is left out or given twice, whoever else does the
 * same and wherever this process ends. One that fails keeps no other waiting: its error is in the `AggregateError` that is
 * thrown at the end. Resolves with how many there were.
 */
export async function issueReceipts(services: Services, _actor: SystemActor): Promise<number> {
  const failed = new Map<string, unknown>();
  let issued = 0;
  while (await isWaiting(services.db.service, [...failed.keys()])) {
    const outcome = await issueNext(services, [...failed.keys()]);
    if (outcome === 'issued') issued += 1;
    else if (outcome !== 'none') failed.set(outcome.paymentId, outcome.error);
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `No receipt of ${[...failed.keys()].join(', ')}`);
  return issued;
}

/** Without the lock, which nobody takes where nothing waits. */
async function isWaiting(db: Kysely<DB>, without: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from payments where ${isUnnumbered(without)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function issueNext(
  { db, now, ...services }: Services,
  without: readonly string[],
): Promise<'issued' | 'none' | { paymentId: string; error: unknown }> {
  let paymentId: string | null = null;
  try {
    return await db.service.transaction().execute(async (db) => {
      const at = now();
      paymentId = await takeNumber(db, { at, without });
      if (paymentId === null) return 'none';
      await follow({ ...services, db, now: () => at }, paymentId);
      return 'issued';
    });
  } catch (error) {
    if (paymentId === null) throw error;
    return { paymentId, error };
  }
}

/**
 * The next number to the payment that came first of those without: one more than the last, or the one from which the
 * operator has them go on. Until the transaction ends, whoever wants the next number
 * waits: what the one before did is then seen, or it is as if there had been none.
 */
async function takeNumber(
  db: Kysely<DB>,
  { at, without }: { at: Date; without: readonly string[] },
): Promise<string | null> {
  await sql`lock table receipts in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ paymentId: string }>`
    insert into receipts (number, payment_id, order_id, issued_at)
    select greatest(
      (select coalesce(max(number), 0) + 1 from receipts),
      (select next from receipt_starts order by place desc limit 1)
    ), id, order_id, ${at}
    from payments where ${isUnnumbered(without)}
    order by received_at, id limit 1
    returning payment_id as "paymentId"`.execute(db);
  return rows[0]?.paymentId ?? null;
}

const isUnnumbered = (without: readonly string[]) => sql<boolean>`(
  role = 'settles' and payments.id <> all (${without}::text[])
  and not exists (select from receipts where payment_id = payments.id)
)`;

/** Of an account that is gone the number is all. */
async function follow(
  services: Omit<Services, 'db'> & { db: Kysely<DB> },
  paymentId: string,
): Promise<void> {
  const { db, now, receipts } = services;
  const receipt = await readIssued(db, paymentId);
  const { userId, name: clientName, email: clientEmail } = receipt.client;
  const addressee = await readAddressee(db, { userId, clientName, clientEmail });
  if (addressee) {
    await receipts.mails.issued(receipt, { ...addressee, mailCount: 1 }, db);
    await db
      .updateTable('receipts')
      .set({ mailed_at: now(), mail_count: 1 })
      .where('payment_id', '=', paymentId)
      .execute();
  }
  await beginWork(services, receipt);
}

/** Whose account is deleted now is pseudonymised afterwards, or was before. */
async function readIssued(db: Kysely<DB>, paymentId: string): Promise<Receipt> {
  const row = await selectReceipts(db)
    .where('payments.id', '=', paymentId)
    .forShare('orders')
    .executeTakeFirstOrThrow();
  return toReceipt(row, await readQuotedLines(db, row.quoteId));
}
