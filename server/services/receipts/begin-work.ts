import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { tierOfUser } from '../memberships/tier-sql.ts';
import type { Receipt } from './receipt.ts';
import { isRefunded, receiptWords, withdrawalOf } from './receipt-words.ts';

type Within = { db: Kysely<DB> } & Pick<AppServices, 'jobs' | 'now' | 'receipts'>;

/**
 * Makes work of what was paid: a proposal for the staff, with its clock, or an entry in the history of the one that it was
 * quoted for; the staff is told. Of an account that is gone, of money that went back, and of a membership, for which nobody
 * has to do anything, there is none. `db` is the transaction that numbers the payment, which is done once.
 */
export async function beginWork(services: Within, receipt: Receipt): Promise<void> {
  const { order, client } = receipt;
  if (client.email === null || isRefunded(receipt) || order.period) return;
  const quoted = order.quoteId === null ? null : await holdQuoted(services.db, order.quoteId);
  if (quoted !== null) {
    await recordPaid(services, { proposalId: quoted, receipt, body: messageOf(receipt) });
    await services.receipts.mails.quotePaid(receipt, quoted, services.db);
    return;
  }
  const proposalId = await insertProposal(services, receipt, client.email);
  await recordPaid(services, { proposalId, receipt, body: null });
  await noteArrival(services, { kind: 'proposal', id: proposalId });
}

/** The proposal of a quote, which stays until the end of the transaction; null where it is gone. */
async function holdQuoted(db: Kysely<DB>, quoteId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from contact_submissions
    where id = (select proposal_id from quotes where id = ${quoteId}) for key share`.execute(db);
  return rows[0]?.id ?? null;
}

async function insertProposal(
  { db, now }: Within,
  receipt: Receipt,
  email: string,
): Promise<string> {
  const id = randomUUID();
  const { order, client } = receipt;
  await db
    .insertInto('contact_submissions')
    .values({
      ...{ id, name: client.name ?? email, email, service: serviceOf(order) },
      ...{ message: messageOf(receipt), status: 'new', created_at: now() },
      // What paying members wrote comes before the rest: their membership promises that.
      priority: sql`case when exists (
        select from users where id = ${client.userId} and email_verified and ${tierOfUser(now())} <> 'free'
      ) then 1 else 2 end`,
    })
    .execute();
  return id;
}

/** A problem has a severity, which who pays does not say. */
const serviceOf = ({ service }: Receipt['order']): string =>
  service === 'soporte' ? 'multiple' : service;

/** Nobody of the staff did it. */
const recordPaid = (
  { db, now }: Within,
  { proposalId, receipt, body }: { proposalId: string; receipt: Receipt; body: string | null },
) =>
  db
    .insertInto('proposal_entries')
    .values({
      ...{ proposal_id: proposalId, at: now(), staff_id: null },
      ...{ kind: 'paid', before: receiptWords(receipt).number, body },
    })
    .execute();

/** What was paid and how, and when the work may begin. */
function messageOf(receipt: Receipt): string {
  const { number, item, facts, amounts, returned } = receiptWords(receipt);
  const withdrawal = withdrawalOf(receipt);
  return [
    `Pagó en el sitio «${item}».`,
    [...facts, { name: 'Comprobante', value: number }, ...amounts, ...returned]
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
    withdrawal.kind === 'consented'
      ? `Pidió empezar sin esperar el plazo de retracto (${withdrawal.at}): pueden empezar ya.`
      : `No pidió empezar antes: puede retractarse hasta el ${withdrawal.until}. El trabajo empieza después de ese día.`,
  ].join('\n\n');
}
