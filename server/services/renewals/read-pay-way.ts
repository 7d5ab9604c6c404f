import { sql } from 'kysely';
import { paidUntil } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership, type StoredMembership } from '../memberships/stored-membership.ts';
import { findCharger } from './find-charger.ts';
import { mayConnect } from './may-connect.ts';
import { type PaypalWay, readPaypalWay } from './read-paypal-way.ts';

/** How the next period of somebody's membership is paid, as far as a Nequi account of theirs is concerned. */
export type NequiWay = {
  kind: 'none' | 'waiting' | 'declined' | 'expired' | 'active';
  /** The last four digits. */
  phoneEnd: string | null;
  /** Whether one can be connected now. */
  mayConnect: boolean;
  /** It would be charged as soon as it is connected: the period is over. */
  isLate: boolean;
};

/** What charges it by itself, or may: each is null where nobody does so here, and nothing was connected. */
export type PayWay = { nequi: NequiWay | null; paypal: PaypalWay | null };

/** Null where nothing charges it by itself, and nothing may. */
export async function readPayWay(
  services: Pick<AppServices, 'db' | 'now' | 'payments'>,
  actor: UserActor,
): Promise<PayWay | null> {
  return asActor(services.db, actor, async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) return null;
    const nequi = await readNequiWay(services, db, found);
    const paypal = await readPaypalWay(services, db, found);
    return nequi || paypal ? { nequi, paypal } : null;
  });
}

async function readNequiWay(
  services: Pick<AppServices, 'now' | 'payments'>,
  db: ActorDb,
  { id, membership }: StoredMembership,
): Promise<NequiWay | null> {
  const newest = await db
    .selectFrom('payment_sources')
    .select(['state', 'phone_end as phoneEnd'])
    .where('membership_id', '=', id)
    .orderBy(sql`state in ('asked', 'approved', 'available')`, 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kind = kindOf(newest?.state);
  const at = services.now();
  const may = findCharger(services) !== null && mayConnect(membership, at);
  if (!may && kind !== 'active' && kind !== 'waiting') return null;
  const end = paidUntil(membership);
  return {
    ...{ kind, phoneEnd: newest?.phoneEnd ?? null, mayConnect: may },
    isLate: end !== null && end <= at,
  };
}

function kindOf(state: string | undefined): NequiWay['kind'] {
  switch (state) {
    case 'asked':
    case 'approved':
      return 'waiting';
    case 'available':
      return 'active';
    case 'declined':
    case 'expired':
      return state;
    case undefined:
    default:
      return 'none';
  }
}
