import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { Page } from '../lists/keyset.ts';
import { readSortedPage } from '../lists/read-sorted-page.ts';
import { byTime, newestFirst } from '../lists/sorting.ts';
import { findingsOf, type StaffFinding, toFinding } from './finding.ts';

/** What waits, which has waited longest first, or what was resolved, the latest first. */
export type FindingView = 'open' | 'resolved';

const findingsPerPage = 25;

/** One page of what did not fit. */
export async function listFindings(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { view, cursor }: { view: FindingView; cursor: string | null },
): Promise<Page<StaffFinding>> {
  const isOpen = view === 'open';
  const page = await asActor(db, actor, (db) =>
    readSortedPage({
      query: findingsOf(db).where(
        isOpen
          ? sql<boolean>`payment_findings.resolved_at is null`
          : sql<boolean>`payment_findings.resolved_at is not null`,
      ),
      sorting: isOpen
        ? byTime('payment_findings', 'found_at')
        : newestFirst('payment_findings', 'resolved_at'),
      cursor,
      size: findingsPerPage,
    }),
  );
  return { ...page, rows: page.rows.map(toFinding) };
}
