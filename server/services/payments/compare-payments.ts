import { comparedAfterHours } from '#content/payment-findings.ts';
import type { SystemActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type {
  OnUnreadable,
  PaymentProvider,
  Transaction,
} from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { hintSubscription } from './hint-subscription.ts';
import { observePayment } from './observe-payment.ts';
import { warnOfProvider } from './warn-of-provider.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

const hour = 3_600_000;
const settledAfter = comparedAfterHours * hour;
const span = 72 * hour;
/** After an outage it goes on from where it was; what is older than that is looked for by hand. */
const longest = 60 * 24 * hour;
/** The clocks of both sides, and the time in which an event was late, may differ by so much. */
const margin = 12 * hour;
/** In a row: then it does not respond any more, and the night ends there. */
const mostUnheard = 10;

/**
 * Each night, and when the staff asks for it: holds what providers list of the last days, and of all since it was done last,
 * against what came in here. What is missing here is asked for and applied; what still differs is a finding for the staff.
 */
export async function comparePayments(services: Services, actor: SystemActor): Promise<void> {
  for (const provider of services.payments.providers) {
    try {
      await compare(services, actor, provider);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      services.log.warn({ err: error, provider: provider.name }, 'payments were not compared');
    }
  }
}

async function compare(
  services: Services,
  actor: SystemActor,
  provider: PaymentProvider,
): Promise<void> {
  const { db, now } = services;
  const until = new Date(now().getTime() - settledAfter);
  const from = await beginningOf(services, provider, until);
  const listed = new Set<string | null>();
  const onUnreadable: OnUnreadable = ({ id, error }) => {
    listed.add(id);
    warnOfProvider(services, provider, { asked: 'list', error, transaction: id });
  };
  let unheard = 0;
  for await (const transaction of provider.list({ from, until }, onUnreadable)) {
    listed.add(transaction.id);
    if (transaction.status !== 'approved' && transaction.status !== 'voided') continue;
    try {
      await compareOne(services, actor, { provider, transaction });
      unheard = 0;
    } catch (error) {
      if (!isProviderError(error))
        services.log.error({ err: error, payment: transaction.id }, 'a payment was not compared');
      else if (!error.isFinal && (unheard += 1) === mostUnheard) throw error;
    }
  }
  await noteDone(services, provider, until);
  // What has no name may be any of ours.
  if (listed.has(null)) return;
  // Providers list by when a payment was begun: what waited for a bank since before is not in these days.
  const ours = await db.service
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payments.id', 'payments.order_id as orderId'])
    .select(['payments.currency', 'payments.amount'])
    .where('payments.provider', '=', provider.name)
    .where('payment_attempts.created_at', '>', new Date(from.getTime() + margin))
    .where('received_at', '>', new Date(from.getTime() + margin))
    .where('received_at', '<', new Date(until.getTime() - margin))
    .execute();
  for (const { id, ...payment } of ours) {
    const subject = id.slice(provider.name.length + 1);
    if (!listed.has(subject))
      await note(services, { kind: 'missing-there', provider: provider.name, subject, ...payment });
  }
}

/** Where the last comparison that went through ended, and three days ago at the latest. */
async function beginningOf(
  { db }: Services,
  { name }: PaymentProvider,
  until: Date,
): Promise<Date> {
  const last = await db.service
    .selectFrom('payment_comparisons')
    .select('compared_until as until')
    .where('provider', '=', name)
    .executeTakeFirst();
  const asUsual = until.getTime() - span;
  const goingOn = last ? last.until.getTime() - margin : asUsual;
  return new Date(Math.max(Math.min(goingOn, asUsual), until.getTime() - longest));
}

async function noteDone({ db, now }: Services, { name }: PaymentProvider, until: Date) {
  const done = { compared_until: until, compared_at: now() };
  await db.service
    .insertInto('payment_comparisons')
    .values({ provider: name, ...done })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(done))
    .execute();
}

async function compareOne(
  services: Services,
  actor: SystemActor,
  { provider, transaction }: { provider: PaymentProvider; transaction: Transaction },
): Promise<void> {
  const { amount, id, reference } = transaction;
  const about = { provider: provider.name, subject: id, ...amount };
  const known = await findPayment(services, provider, id);
  const returned = transaction.status === 'voided' ? amount.amount : transaction.refunded;
  if (known && (known.amount !== amount.amount || known.currency !== amount.currency))
    await note(services, { kind: 'differs', ...about, orderId: known.orderId });
  if (known ? returned <= known.returned : transaction.status === 'voided') return;
  // Of a subscription of ours it is found when that is looked at.
  const { subscription = null } = transaction;
  if (!known && (await hintSubscription(services.db.service, subscription, services.now()))) return;
  const attempt = await services.db.service
    .selectFrom('payment_attempts')
    .select('provider_id as providerId')
    .where('provider', '=', provider.name)
    .where('reference', '=', reference ?? '')
    .executeTakeFirst();
  const subject = { id: attempt ? attempt.providerId : id, reference };
  await observePayment(services, actor, { provider, subject });
  // What belongs to no attempt was noted as that when it was observed.
  if (attempt && !(await findPayment(services, provider, id)))
    await note(services, { kind: 'missing-here', ...about, orderId: null });
}

const findPayment = ({ db }: Services, { name }: PaymentProvider, id: string) =>
  db.service
    .selectFrom('payments')
    .select(['order_id as orderId', 'amount', 'currency', 'returned'])
    .where('id', '=', `${name}:${id}`)
    .executeTakeFirst();

type Difference = {
  kind: 'missing-here' | 'missing-there' | 'differs';
  provider: PaymentProvider['name'];
  subject: string;
  orderId: string | null;
  currency: 'USD' | 'COP';
  amount: number;
};

async function note({ db, now }: Services, { orderId, ...difference }: Difference): Promise<void> {
  await db.service
    .insertInto('payment_findings')
    .values({ ...difference, order_id: orderId, found_at: now() })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
    .execute();
}
