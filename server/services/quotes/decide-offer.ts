import { type Kysely, sql } from 'kysely';
import type { Money } from '#content/money.ts';
import { acceptanceText } from '#content/quote.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { type QuoteStatus, quoteStateOf } from '#packages/quote/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { MailedDecision } from '#server/mails/quote-mails.ts';
import type { AppServices } from '../app-services.ts';
import { hashToken } from '../hashed-token.ts';
import { holdProposal } from './hold-proposal.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'now' | 'quotes'>;

/** What whoever has the link decides, and the revision that they read. */
export type Decision = { token: string; revision: number } & MailedDecision;

/**
 * Accepts or rejects a quote, once, as long as it is valid; the proof of an acceptance stays with it, and the quote with
 * the studio. The staff is told, and who accepted gets it in writing. Rejects with what the quote is instead:
 * `offer.accepted`, `offer.rejected`, `offer.withdrawn`, `offer.expired`, `offer.changed` or `offer.gone`.
 */
export async function decideOffer(
  { db, limits, now, quotes }: Services,
  actor: AnonymousActor,
  { token, revision, ...decision }: Decision,
): Promise<void> {
  await limits.consume('quoteDecideIp', actor.ip);
  const at = now();
  const today = bogotaDate(at);
  await db.service.transaction().execute(async (db) => {
    const offered = await findOffered(db, token);
    if (!offered) throw new AppError('offer.gone');
    const { number, total } = offered;
    await holdProposal(db, sql`token_hash = ${hashToken(token)}`);
    const decided = await db
      .updateTable('quotes')
      .set({ status: decision.kind, decided_at: at, ...proofOf(decision, actor, offered) })
      .where('token_hash', '=', hashToken(token))
      .where('status', '=', 'sent')
      .where('revision', '=', revision)
      .where('valid_until', '>=', today)
      .returning(['id', 'email', 'proposal_id as proposalId', 'link_count as linkCount'])
      .executeTakeFirst();
    if (!decided) throw await whyUndecided(db, { token, today });
    const { id, email, proposalId, linkCount } = decided;
    if (proposalId !== null)
      await db
        .insertInto('proposal_entries')
        .values({
          ...{ proposal_id: proposalId, at, staff_id: null },
          ...{ kind: 'quote', before: number, after: decision.kind },
          body: decision.kind === 'rejected' ? decision.reason : null,
        })
        .execute();
    const isPaidHere = quotes.isPaidHere(total);
    await quotes.mails.decided(
      { id, number, total, decision, email, token, linkCount, isPaidHere },
      db,
    );
  });
}

/** What is kept of a decision; from then on nothing takes along what was accepted. */
const proofOf = (
  decision: MailedDecision,
  { ip, userAgent }: AnonymousActor,
  offered: { number: string; total: Money },
) =>
  decision.kind === 'rejected'
    ? { rejection_reason: decision.reason }
    : {
        accepted_name: decision.name,
        accepted_text: acceptanceText(offered),
        accepted_ip: ip,
        accepted_user_agent: userAgent,
        erased_with: null,
      };

/** What was sent is not changed any more: reading it first is no race. */
async function findOffered(
  db: Kysely<DB>,
  token: string,
): Promise<{ number: string; total: Money } | null> {
  const row = await db
    .selectFrom('quotes')
    .select(['number', 'currency', 'total'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return null;
  const { number, currency, total } = row;
  return { number: number ?? '', total: { amount: total, currency } };
}

const reasons = {
  accepted: 'offer.accepted',
  rejected: 'offer.rejected',
  withdrawn: 'offer.withdrawn',
  expired: 'offer.expired',
  // It waits, but not with the words that were read.
  sent: 'offer.changed',
  draft: 'offer.gone',
} as const satisfies Record<QuoteStatus | 'expired', string>;

async function whyUndecided(
  db: Kysely<DB>,
  { token, today }: { token: string; today: string },
): Promise<AppError> {
  const row = await db
    .selectFrom('quotes')
    .select(['status', 'valid_until as validUntil'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return new AppError(row ? reasons[quoteStateOf(row, today)] : 'offer.gone');
}
