import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';

/**
 * Has what providers list compared soon with what came in here, and not only at night. Rejects with `comparison.asked-before`
 * where somebody asked for it some minutes ago, with `comparison.no-keys` where there is no provider, and `rate.limited`.
 */
export async function askComparison(
  { db, jobs, limits, now, payments }: Services,
  actor: StaffActor,
): Promise<void> {
  if (payments.providers.length === 0) throw new AppError('comparison.no-keys');
  await limits.consume('paymentCheck', actor.userId);
  await db.service.transaction().execute(async (db) => {
    if (!(await jobs.send('compare-payments', {}, db)))
      throw new AppError('comparison.asked-before');
    await recordAudit({ db, now }, actor, {
      action: 'compare-payments',
      subject: { kind: 'ledger', id: null },
    });
  });
}

type Services = Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now' | 'payments'>;
