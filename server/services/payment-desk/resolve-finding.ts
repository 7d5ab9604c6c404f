import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { FindingId } from './finding-id.ts';

/**
 * Keeps what somebody did about what did not fit, once. Rejects with `finding.resolved-before` where another did so before,
 * with `finding.refund-open` while a refund is to be made by hand, and with `finding.gone`.
 */
export async function resolveFinding(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { findingId, resolution }: { findingId: FindingId; resolution: string },
): Promise<void> {
  await service.transaction().execute(async (db) => {
    const resolved = await db
      .updateTable('payment_findings')
      .set({ resolved_at: now(), resolved_by: actor.userId, resolution })
      .where('id', '=', findingId)
      .where('resolved_at', 'is', null)
      .where(
        sql<boolean>`not (kind = 'manual-refund' and exists (
          select from refunds where refunds.id = subject and refunds.status = 'manual'))`,
      )
      .returning('kind')
      .executeTakeFirst();
    if (resolved) {
      return recordAudit({ db, now }, actor, {
        action: 'resolve-finding',
        subject: { kind: 'finding', id: findingId, after: { finding: resolved.kind } },
      });
    }
    const found = await db
      .selectFrom('payment_findings')
      .select(['resolved_by', 'resolution'])
      .where('id', '=', findingId)
      .executeTakeFirst();
    if (!found) throw new AppError('finding.gone');
    if (found.resolution === null) throw new AppError('finding.refund-open');
    // Pressed once more it is as it was to be.
    if (found.resolved_by === actor.userId && found.resolution === resolution) return;
    throw new AppError('finding.resolved-before');
  });
}
