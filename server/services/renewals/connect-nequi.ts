import { isOfKeys, isProviderError } from '#server/ports/payments/errors.ts';
import type { PaymentSource, PaymentSources } from '#server/ports/payments/payment-sources.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { holdMembership } from '../memberships/stored-membership.ts';
import { mayConnect } from './may-connect.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/** An account whose owner was asked, and that is no source yet. */
export type AskedSource = {
  id: string;
  membershipId: string;
  state: string;
  askedAt: Date;
  tokenId: string | null;
  /** Of a source that was made and is not available yet. */
  providerId: string | null;
  termsUrl: string;
  personalDataUrl: string;
};

/**
 * Makes a source of an account whose owner said yes, and has the membership charged to it from then on; resolves with whether
 * nothing is left to do. What Wompi has to be told that the person accepted is good for an hour and once, and they may have
 * answered later than that, or the response may have been lost: it is asked for anew here, each time, and sent where it is of
 * the very documents that they ticked. Of others they know nothing: then they are asked again, as where Wompi refuses.
 */
export async function connectNequi(
  services: Services,
  sources: PaymentSources,
  asked: AskedSource,
): Promise<boolean> {
  const { db } = services;
  const source = await sourceOf(services, sources, asked);
  if (!source) {
    await endAsked(services, asked.id, 'expired');
    return true;
  }
  await db.service
    .updateTable('payment_sources')
    .set({ provider_id: source.id, token_id: null })
    .where('id', '=', asked.id)
    .where('state', '=', 'approved')
    .execute();
  if (!source.isAvailable) return false;
  await makeAvailable(services, asked);
  return true;
}

/** Null where the person has to be asked again. */
async function sourceOf(
  { db }: Services,
  sources: PaymentSources,
  { membershipId, tokenId, providerId, termsUrl, personalDataUrl }: AskedSource,
): Promise<PaymentSource | null> {
  if (providerId !== null) return sources.readSource(providerId);
  const { email } = await db.service
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select('users.email')
    .where('memberships.id', '=', membershipId)
    .executeTakeFirstOrThrow();
  const { acceptanceToken, personalAuthToken, ...documents } = await sources.readAcceptance();
  if (documents.termsUrl !== termsUrl || documents.personalDataUrl !== personalDataUrl) return null;
  if (tokenId === null) return null;
  try {
    return await sources.createSource({ tokenId, email, acceptanceToken, personalAuthToken });
  } catch (error) {
    if (isProviderError(error) && error.isFinal && !isOfKeys(error)) return null;
    throw error;
  }
}

/** Whoever removed it, cancelled or left meanwhile is not charged. */
async function makeAvailable(
  { db, memberships, now }: Services,
  { id, membershipId }: AskedSource,
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const { membership, userId } = await holdMembership(db, membershipId);
    const at = now();
    const isWanted = userId !== null && mayConnect(membership, at);
    const connected = await db
      .updateTable('payment_sources')
      .set({ state: isWanted ? 'available' : 'expired', decided_at: at })
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .returning('id')
      .executeTakeFirst();
    if (!connected || !isWanted) return;
    await changeMembership(
      { db, memberships, now: () => at },
      { membershipId, event: { type: 'renewal-chosen', renewal: 'nequi' } },
    );
  });
}

/** Nothing comes of it any more. */
export async function endAsked(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  id: string,
  state: 'declined' | 'expired',
): Promise<void> {
  await db.service
    .updateTable('payment_sources')
    .set({ state, decided_at: now(), token_id: null })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'approved'])
    .execute();
}
