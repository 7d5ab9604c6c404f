import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type Quote, quoteColumns, toQuote } from './quote.ts';
import type { QuoteId } from './quote-id.ts';

/** A quote as the staff sees it. */
export type StaffQuote = Quote & {
  /** Null when its proposal was erased. */
  proposalId: string | null;
  /** How many links to it were mailed: the last one opens it. */
  linkCount: number;
  /** Why the last mail to the client reached nobody. */
  mailFailure: MailFailure | null;
  /** What was ticked, and from where. */
  acceptance: { text: string; ip: string | null; userAgent: string | null } | null;
};

/** One quote; rejects with `quote.gone`. */
export async function readQuote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  quoteId: QuoteId,
): Promise<StaffQuote> {
  const [row] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('quotes')
      .select(quoteColumns)
      .select(['proposal_id', 'link_count', 'mail_failure'])
      .select(['accepted_text', 'accepted_ip', 'accepted_user_agent'])
      .where('id', '=', quoteId),
  );
  if (!row) throw new AppError('quote.gone');
  return {
    ...toQuote(row, bogotaDate(now())),
    proposalId: row.proposal_id,
    linkCount: row.link_count,
    mailFailure: row.mail_failure,
    acceptance:
      row.accepted_text === null
        ? null
        : { text: row.accepted_text, ip: row.accepted_ip, userAgent: row.accepted_user_agent },
  };
}
