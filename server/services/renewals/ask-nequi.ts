import { nequiConsentText } from '#content/nequi-words.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { isOfKeys, isProviderError } from '#server/ports/payments/errors.ts';
import type { Acceptance } from '#server/ports/payments/payment-sources.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';
import { warned } from '../payments/warn-of-provider.ts';
import { type Charger, findCharger } from './find-charger.ts';
import { mayConnect } from './may-connect.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'log' | 'now' | 'payments'>;

/** The documents of the provider, each at its address. */
export type NequiDocuments = Pick<Acceptance, 'termsUrl' | 'personalDataUrl'>;

/** `phone` has ten digits. The documents are those that the person was shown, and ticked. */
export type NequiWish = { phone: string } & NequiDocuments;

/** What somebody has to read before they connect their Nequi; null where the provider does not say it now. */
export async function readNequiDocuments(
  services: Pick<AppServices, 'log' | 'now' | 'payments'>,
  _actor: UserActor,
): Promise<NequiDocuments | null> {
  const charger = findCharger(services);
  if (!charger) return null;
  try {
    const { termsUrl, personalDataUrl } = await readAcceptance(services, charger);
    return { termsUrl, personalDataUrl };
  } catch (error) {
    if (isProviderError(error)) return null;
    throw error;
  }
}

/**
 * Asks the owner of a Nequi account, in their app, whether this membership may be charged to it, and keeps what the person
 * agreed to. Of the telephone the last four digits stay here. Of two that are asked the newer one counts. Rejects with
 * `membership.changed` where there is nothing to renew by itself, and with `nequi.*`.
 */
export async function askNequi(
  services: Services,
  actor: UserActor,
  { phone, termsUrl, personalDataUrl }: NequiWish,
): Promise<void> {
  const { db, limits, now } = services;
  const charger = findCharger(services);
  if (!charger) throw new AppError('nequi.unavailable');
  const { provider, sources } = charger;
  await limits.consume('nequiAsk', actor.userId);
  const found = await findMembership(db.service, actor.userId);
  if (!found || !mayConnect(found.membership, now())) throw new AppError('membership.changed');
  const shown = await readAcceptance(services, charger).catch(toAppError);
  // What was ticked is what is accepted, also where another tab or another hand filled the form in.
  if (shown.termsUrl !== termsUrl || shown.personalDataUrl !== personalDataUrl)
    throw new AppError('nequi.documents-changed');
  const { tokenId } = await sources
    .askNequi(phone)
    .catch(warned(services, provider, 'source'))
    .catch(toAppError);
  await db.service.transaction().execute(async (db) => {
    const { id, membership } = await holdMembership(db, found.id);
    const at = now();
    if (!mayConnect(membership, at)) throw new AppError('membership.changed');
    await db
      .updateTable('payment_sources')
      .set({ state: 'removed', removed_at: at, token_id: null })
      .where('membership_id', '=', id)
      .where('state', 'in', ['asked', 'approved'])
      .execute();
    await db
      .insertInto('payment_sources')
      .values({
        ...{ membership_id: id, token_id: tokenId, phone_end: phone.slice(-4), asked_at: at },
        ...{ terms_url: termsUrl, personal_data_url: personalDataUrl },
        ...{ consent_text: nequiConsentText, consent_ip: actor.ip },
        consent_user_agent: actor.userAgent,
      })
      .execute();
  });
}

const readAcceptance = (
  services: Pick<AppServices, 'log' | 'now'>,
  { provider, sources }: Charger,
): Promise<Acceptance> => sources.readAcceptance().catch(warned(services, provider, 'source'));

function toAppError(error: unknown): never {
  if (!isProviderError(error)) throw error;
  const isOfPhone = error.isFinal && !isOfKeys(error);
  throw new AppError(isOfPhone ? 'nequi.phone-refused' : 'nequi.provider-down', { cause: error });
}
