import { sql } from 'kysely';
import { paidUntil } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { findCharger } from './find-charger.ts';
import { mayConnect } from './may-connect.ts';

/** How the next period of somebody's membership is paid, as far as a Nequi account of theirs is concerned. */
export type PayWay = {
  kind: 'none' | 'waiting' | 'declined' | 'expired' | 'active';
  /** The last four digits. */
  phoneEnd: string | null;
  /** Whether one can be connected now. */
  mayConnect: boolean;
  /** It would be charged as soon as it is connected: the period is over. */
  isLate: boolean;
};

/** Null where nobody charges by itself here, and nothing was connected. */
export async function readPayWay(
  services: Pick<AppServices, 'db' | 'now' | 'payments'>,
  actor: UserActor,
): Promise<PayWay | null> {
  const { db, now } = services;
  const isOffered = findCharger(services) !== null;
  return asActor(db, actor, async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) return null;
    const newest = await db
      .selectFrom('payment_sources')
      .select(['state', 'phone_end as phoneEnd'])
      .where('membership_id', '=', found.id)
      .orderBy(sql`state in ('asked', 'approved', 'available')`, 'desc')
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const kind = kindOf(newest?.state);
    const at = now();
    const may = isOffered && mayConnect(found.membership, at);
    if (!may && kind !== 'active' && kind !== 'waiting') return null;
    const end = paidUntil(found.membership);
    return {
      ...{ kind, phoneEnd: newest?.phoneEnd ?? null, mayConnect: may },
      isLate: end !== null && end <= at,
    };
  });
}

function kindOf(state: string | undefined): PayWay['kind'] {
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
