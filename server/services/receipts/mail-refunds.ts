import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import type { ReceiptMails } from './receipt-mails.ts';
import { type MailedRefund, readMailedRefund } from './refund.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'receipts'>;

/**
 * Mails who paid that money goes back and that it went, each once, with the note that it was mailed. One that fails keeps no
 * other waiting: its error is in the `AggregateError` that is thrown at the end. Whose account is gone is not written to.
 * Resolves with how many there were.
 */
export async function mailRefunds(services: Services, _actor: SystemActor): Promise<number> {
  const errors: unknown[] = [];
  let mailed = 0;
  for (const id of await waiting(services)) {
    try {
      if (await mailOne(services, id)) mailed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Refunds that are not mailed');
  return mailed;
}

/** What the staff asked for and a provider does at once is one mail, not two. */
const patience = 2 * 60_000;

const conditions = {
  done: () => sql<boolean>`refunds.status = 'done' and refunds.mailed_at is null`,
  /** What the staff asked for, and whatever waits for an account. */
  asked: (at: Date) => sql<boolean>`refunds.status <> 'done' and (
    (refunds.status = 'manual' and refunds.account_asked_at is null) or (
      refunds.asked_mailed_at is null and refunds.asked_by is not null
      and refunds.asked_at <= ${new Date(at.getTime() - patience)}
    )
  )`,
} as const satisfies Record<string, (at: Date) => RawBuilder<boolean>>;

async function waiting({ db, now }: Services): Promise<string[]> {
  const at = now();
  const rows = await db.service
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('refunds.id')
    .where(({ or }) => or([conditions.done(), conditions.asked(at)]))
    .where('orders.client_email', 'is not', null)
    .orderBy('refunds.asked_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** False where another process took it, it is done meanwhile, or its account went. */
const mailOne = ({ db, now, receipts }: Services, id: string): Promise<boolean> =>
  db.service.transaction().execute(async (db) => {
    // Nothing changes of a refund while its order is held.
    const refund = await readMailedRefund(db, id);
    if (!refund) return false;
    const at = now();
    const taken = await db
      .updateTable('refunds')
      .set({ ...onItsWay, ...mailedAt(refund, at) })
      .where('id', '=', id)
      .where('order_id', '=', refund.orderId)
      .where(conditions[refund.kind](at))
      .returning('mail_count as mailCount')
      .executeTakeFirst();
    if (!taken) return false;
    await mailRefund({ db, mails: receipts.mails }, { ...refund, ...taken });
    return true;
  });

/** Another mail about it: what became of those before is over. */
export const onItsWay = {
  mail_count: sql<number>`mail_count + 1`,
  delivered_at: null,
  mail_failure: null,
} as const;

/** What a mail that is sent now says. */
export function mailedAt({ kind, isByHand }: Pick<MailedRefund, 'kind' | 'isByHand'>, at: Date) {
  if (kind === 'done') return { mailed_at: at };
  // Sent again it is still the first one that asked, and those after it go by that.
  const asked = sql<Date>`coalesce(account_asked_at, ${at})`;
  return { asked_mailed_at: at, ...(isByHand && { account_asked_at: asked }) };
}

export const mailRefund = (
  { db, mails }: { db: Kysely<DB>; mails: ReceiptMails },
  refund: MailedRefund & { mailCount: number },
): Promise<void> =>
  refund.kind === 'done' ? mails.refunded(refund, db) : mails.refundAsked(refund, db);
