import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from '../proposals/proposal-id.ts';
import { type QuoteSummary, summaryColumns, toSummary } from './list-quotes.ts';

const mostQuotes = 100;

/** The quotes of one proposal, the newest first. */
export async function listQuotesOf(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  proposalId: ProposalId,
): Promise<QuoteSummary[]> {
  const rows = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('quotes')
      .select(summaryColumns)
      .where('proposal_id', '=', proposalId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostQuotes),
  );
  const today = bogotaDate(now());
  return rows.map((row) => toSummary(row, today));
}
