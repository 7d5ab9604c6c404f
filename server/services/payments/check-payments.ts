import type { SystemActor } from '#server/actor.ts';
import { isProviderError, isRefusal } from '#server/ports/payments/errors.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { askEach } from './ask-each.ts';
import type { ChangeServices } from './change-order.ts';
import { type Hearing, isNotedAway, noteHearing, noteKeyless } from './note-away.ts';
import { observePayment } from './observe-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const most = 500;
/** What was declined or given up may still be paid under the same reference, for so long; it is asked about each hour. */
const lateDays = 3;

/**
 * Every ten minutes: asks providers about each attempt that may still bring money, whether or not an event came. The oldest
 * question comes first. Of a provider that answers nothing the staff is told, and of one that cannot be asked any more.
 */
export async function checkPayments(services: Services, actor: SystemActor): Promise<void> {
  for (const provider of services.payments.providers) {
    const unsettled = await findUnsettled(services, provider);
    // That it is back is seen also where nothing waits any more.
    const questions =
      unsettled.length === 0 && (await isNotedAway(services, provider))
        ? await askable(services, provider).orderBy('created_at', 'desc').limit(1).execute()
        : unsettled;
    const ofPayments = await hear(services, actor, { provider, questions });
    const ofCharges = await hearOfCharges(services, provider);
    await noteHearing(services, provider, worseOf(ofPayments, ofCharges));
  }
  await noteKeyless(services, actor);
}

type Question = { id: string; reference: string; providerId: string | null };

/** Asks one question after the other, until it is clear that nobody answers. */
async function hear(
  services: Services,
  actor: SystemActor,
  { provider, questions }: { provider: PaymentProvider; questions: readonly Question[] },
): Promise<Hearing> {
  const { db, log, now } = services;
  const hearing: Hearing = { answered: 0, failed: 0, isRefused: false, status: null };
  await askEach(questions, {
    ask: async ({ id, reference, providerId }) => {
      // Noted before: one that fails each time does not keep the others waiting.
      await db.service
        .updateTable('payment_attempts')
        .set({ checked_at: now() })
        .where('id', '=', id)
        .execute();
      const subject = { id: providerId, reference };
      await observePayment(services, actor, { provider, subject });
      hearing.answered += 1;
    },
    onFailed: (error, { id }) => {
      if (!isProviderError(error)) {
        log.error({ err: error, attempt: id }, 'a payment is checked later');
        return;
      }
      if (hearing.answered + hearing.failed === 0) hearing.isRefused = isRefusal(error);
      hearing.failed += 1;
      hearing.status = error.status;
    },
    isSilence: ({ isFinal }) => !isFinal || hearing.answered === 0,
  });
  return hearing;
}

/** What it charges by itself may be all that is asked of it for weeks, and all that it does not answer. */
const worseOf = (ofPayments: Hearing, ofCharges: Hearing | null): Hearing =>
  ofCharges && (ofCharges.failed > 0 || ofPayments.answered + ofPayments.failed === 0)
    ? ofCharges
    : ofPayments;

/**
 * What it says of one subscription, the one that was looked at longest ago: one strange answer comes last. Null where it keeps
 * none. What follows from it is for whoever looks at subscriptions.
 */
async function hearOfCharges(
  { db }: Services,
  { name, subscriptions }: PaymentProvider,
): Promise<Hearing | null> {
  if (name !== 'paypal' || !subscriptions) return null;
  const row = await db.service
    .selectFrom('paypal_subscriptions')
    .select('provider_id as id')
    .where('state', 'in', ['waiting', 'active', 'ending'])
    .where('provider_id', 'is not', null)
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (!row?.id) return null;
  try {
    await subscriptions.read(row.id);
    return { answered: 1, failed: 0, isRefused: false, status: null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { answered: 0, failed: 1, isRefused: isRefusal(error), status: error.status };
  }
}

/** What the provider knows by what we know of it: what could not be opened has no name there. */
const askable = ({ db }: Services, { name, findsByReference }: PaymentProvider) =>
  db.service
    .selectFrom('payment_attempts')
    .select(['id', 'reference', 'provider_id as providerId'])
    .where('provider', '=', name)
    .$if(!findsByReference, (query) => query.where('provider_id', 'is not', null));

async function findUnsettled(services: Services, provider: PaymentProvider): Promise<Question[]> {
  const asked = services.now().getTime();
  const before = (ms: number) => new Date(asked - ms);
  return askable(services, provider)
    .where('created_at', '<=', before(minute))
    .where((where) => {
      const notAskedFor = (ms: number) =>
        where.or([where('checked_at', 'is', null), where('checked_at', '<=', before(ms))]);
      return where.or([
        where.and([where('status', '=', 'pending'), notAskedFor(9 * minute)]),
        where.and([
          where('status', '=', 'open'),
          where('expires_at', '>', before(120 * minute)),
          notAskedFor(9 * minute),
        ]),
        where.and([
          where('status', 'in', ['open', 'declined', 'expired']),
          where('expires_at', '>', before(lateDays * day)),
          notAskedFor(59 * minute),
        ]),
        // Whatever was opened is asked about once more after it is over, however long the site was away.
        where.and([
          where('status', 'in', ['open', 'declined', 'expired']),
          where('expires_at', '<=', before(0)),
          where.or([
            where('checked_at', 'is', null),
            where('checked_at', '<=', where.ref('expires_at')),
          ]),
        ]),
      ]);
    })
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
}
