import type { SystemActor, UserActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import { askEach } from '../payments/ask-each.ts';
import { settledWithin } from '../payments/settled-within.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import { type AskedSource, connectNequi, endAsked } from './connect-nequi.ts';
import { type Charger, findCharger } from './find-charger.ts';

type Services = Pick<AppServices, 'db' | 'log' | 'memberships' | 'now' | 'payments'>;

/** Milliseconds before the same account is asked about again, and for how long a page waits for the answer. */
const pause = 4_000;
const patience = 3_000;
/** After so many nobody waits for its owner any more. */
const longestAsked = 30 * 60_000;
/** In one run: the next one takes the rest. */
const most = 500;

/** What became of the account that this person connects: somebody who looks is a reason to ask. */
export const followOwnNequi = (services: Services, { userId }: UserActor): Promise<void> =>
  settledWithin(follow(services, userId), patience);

/** The same of all that wait, whoever closed their page. */
export const followAskedSources = (services: Services, _actor: SystemActor): Promise<void> =>
  follow(services, null);

async function follow(services: Services, userId: string | null): Promise<void> {
  const charger = findCharger(services);
  if (!charger) return;
  await askEach(await takeAsked(services, userId), {
    ask: (source) =>
      followOne(services, charger, source).catch(async (error: unknown) => {
        // Whatever came of it, nobody waits for it any more.
        if (isProviderError(error) && isOver(services, source))
          await endAsked(services, source.id, 'expired');
        throw error;
      }),
    onFailed: (error, { id }) => {
      if (isProviderError(error))
        warnOfProvider(services, charger.provider, { asked: 'source', error });
      else services.log.error({ err: error, source: id }, 'a Nequi account is asked later');
    },
  });
}

/** Of all that ask at once, in whatever process, one gets each. */
async function takeAsked(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  userId: string | null,
): Promise<AskedSource[]> {
  const at = now();
  return db.service
    .updateTable('payment_sources')
    .set({ checked_at: at })
    .where('id', 'in', (db) =>
      db
        .selectFrom('payment_sources as asked')
        .innerJoin('memberships', 'memberships.id', 'asked.membership_id')
        .select('asked.id')
        .where('asked.state', 'in', ['asked', 'approved'])
        .where('memberships.user_id', 'is not', null)
        .$if(userId !== null, (query) => query.where('memberships.user_id', '=', userId))
        .orderBy('asked.asked_at')
        .limit(most),
    )
    .where((source) =>
      source.or([
        source('checked_at', 'is', null),
        source('checked_at', '<=', new Date(at.getTime() - pause)),
        source('checked_at', '>', at),
      ]),
    )
    .returning(['id', 'membership_id as membershipId', 'state', 'asked_at as askedAt'])
    .returning(['token_id as tokenId', 'provider_id as providerId'])
    .returning(['terms_url as termsUrl', 'personal_data_url as personalDataUrl'])
    .execute();
}

async function followOne(
  services: Services,
  { sources }: Charger,
  source: AskedSource,
): Promise<void> {
  const { id, state, tokenId } = source;
  if (state === 'asked') {
    const answer = tokenId === null ? 'declined' : await sources.readNequi(tokenId);
    if (answer === 'declined') return await endAsked(services, id, 'declined');
    if (answer === 'pending') {
      if (isOver(services, source)) await endAsked(services, id, 'expired');
      return;
    }
    await services.db.service
      .updateTable('payment_sources')
      .set({ state: 'approved' })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute();
  }
  const isConnected = await connectNequi(services, sources, source);
  if (!isConnected && isOver(services, source)) await endAsked(services, id, 'expired');
}

const isOver = ({ now }: Pick<Services, 'now'>, { askedAt }: AskedSource): boolean =>
  now().getTime() - askedAt.getTime() >= longestAsked;
