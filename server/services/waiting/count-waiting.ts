import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isInView as isRequestIn } from '../legal-requests/request-views.ts';
import { countUpTo } from '../lists/count-views.ts';
import { openFindings, openTransfers } from '../payment-desk/count-open-findings.ts';
import { isInView as isProposalIn } from '../proposals/proposal-views.ts';

/** Beyond it nobody reads the number beside a place, and each page of the staff has it. */
export const mostWaiting = 99;

/** How much waits, and how much of it is late: up to `mostWaiting`, and one more where there is more. */
export type WaitingCounts = { waiting: number; late: number };

/**
 * What waits for the staff: proposals for their first answer, legal requests within their term or beyond it, and of payments
 * what does not fit, and transfers that nobody has looked for.
 */
export async function countWaiting(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<Record<'payments' | 'proposals' | 'requests', WaitingCounts>> {
  const at = now();
  const today = bogotaDate(at);
  const proposals = (view: 'waiting' | 'late') =>
    countUpTo(mostWaiting + 1, 'contact_submissions', isProposalIn(view, at));
  const requests = (view: 'open' | 'late') =>
    countUpTo(mostWaiting + 1, 'legal_requests', isRequestIn(view, today));
  const [row] = await readAsActor(db, actor, (db) =>
    db.selectNoFrom([
      proposals('waiting').as('proposals'),
      proposals('late').as('lateProposals'),
      requests('open').as('requests'),
      requests('late').as('lateRequests'),
      openFindings(mostWaiting + 1).as('findings'),
      openTransfers(mostWaiting + 1).as('transfers'),
    ]),
  );
  if (!row) throw new Error('A statement that counts has one row');
  return {
    proposals: { waiting: row.proposals, late: row.lateProposals },
    requests: { waiting: row.requests, late: row.lateRequests },
    payments: { waiting: row.findings + row.transfers, late: 0 },
  };
}
