import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** What a dollar cost from some day on, in hundredths of a peso; without a name the operator set it, or who did has left. */
export type StaffRate = { id: string; copPerUsd: number; setAt: Date; staffName: string | null };

const ratesShown = 10;

/** The last exchange rates as they were set, whatever the clock said; the first one holds. */
export const listRates = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<StaffRate[]> =>
  asActor(db, actor, (db) =>
    db
      .selectFrom('exchange_rates')
      .leftJoin('users', 'users.id', 'exchange_rates.set_by')
      .select(['exchange_rates.id', 'cop_per_usd as copPerUsd', 'set_at as setAt'])
      .select('users.full_name as staffName')
      .orderBy('place', 'desc')
      .limit(ratesShown)
      .execute(),
  );
