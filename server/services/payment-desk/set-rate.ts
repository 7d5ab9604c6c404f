import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';

export type RateChange = {
  /** Hundredths of a peso for a dollar. */
  copPerUsd: number;
  /** The id of the rate that the person saw; empty where there was none. */
  seen: string;
  /** They said that it is meant, however much it changes. */
  isSure: boolean;
};

/** From a tenth on it may be a slip of the hand. */
const isLargeChange = (before: number, after: number): boolean =>
  Math.abs(after - before) * 10 > before;

/**
 * Sets what a dollar costs from now on; those before stay as they were. Rejects with `rate.unsure` where it changes by more
 * than a tenth and nobody said that it is meant, and with `rate.changed` where another was set meanwhile.
 */
export async function setRate(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { copPerUsd, seen, isSure }: RateChange,
): Promise<void> {
  await service.transaction().execute(async (db) => {
    // One at a time: what is compared is the last one.
    await sql`select pg_advisory_xact_lock(hashtextextended('exchange-rate', 3))`.execute(db);
    const last = await db
      .selectFrom('exchange_rates')
      .select(['id', 'cop_per_usd as copPerUsd', 'set_by as setBy'])
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((last?.id ?? '') !== seen) {
      // Pressed once more it is as it was to be.
      if (last?.setBy === actor.userId && last.copPerUsd === copPerUsd) return;
      throw new AppError('rate.changed');
    }
    if (last && !isSure && isLargeChange(last.copPerUsd, copPerUsd))
      throw new AppError('rate.unsure');
    await db
      .insertInto('exchange_rates')
      .values({ cop_per_usd: copPerUsd, set_at: now(), set_by: actor.userId })
      .execute();
    await recordAudit({ db, now }, actor, {
      action: 'set-rate',
      subject: {
        ...{ kind: 'exchange-rate', id: null },
        ...(last && { before: { copPerUsd: last.copPerUsd } }),
        after: { copPerUsd },
      },
    });
  });
}
