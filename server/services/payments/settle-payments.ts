import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { applyEvent } from './receive-event.ts';
import { expireOrder } from './open-order.ts';
import { sendRefunds } from './send-refunds.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** Of each kind in one run: the next one takes the rest. */
const most = 500;
/** The process that received an event applies it itself in this time, unless it died. */
const grace = 15_000;

/** Each minute: what is left to do of events, refunds and orders whose time is over. One that fails does not hold the others. */
export async function settlePayments(services: Services, actor: SystemActor): Promise<void> {
  await applyEvents(services, actor);
  await sendRefunds(services, actor);
  await expireOrders(services);
}

async function applyEvents(services: Services, actor: SystemActor): Promise<void> {
  const { db, now, payments } = services;
  const at = now();
  const waiting = await db.service
    .selectFrom('provider_events')
    .select(['provider', 'id'])
    .where('applied_at', 'is', null)
    .where('next_try_at', '<=', at)
    .where('received_at', '<=', new Date(at.getTime() - grace))
    .orderBy('next_try_at')
    .limit(most)
    .execute();
  // Whoever does not respond is not waited for again in this run.
  const away = new Set<string>();
  for (const { provider: name, id } of waiting) {
    const provider = payments.providers.find((one) => one.name === name);
    if (!provider || away.has(name)) continue;
    const isApplied = await attempt(services, () => applyEvent(services, actor, { provider, id }));
    if (isApplied === false) away.add(name);
  }
}

/** Those that somebody may still be paying, or whose money waits for a person, are left out: they would keep the others waiting. */
async function expireOrders(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  const over = await db.service
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', at)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('order_id', '=', 'orders.id')
            .where((attempt) =>
              attempt.or([
                attempt('payment_attempts.status', '=', 'pending'),
                attempt.and([
                  attempt('payment_attempts.status', '=', 'open'),
                  attempt('payment_attempts.expires_at', '>', at),
                ]),
              ]),
            ),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('order_id', '=', 'orders.id')
            .whereRef('payments.refunded', '<', 'payments.amount'),
        ),
      ),
    )
    .orderBy('expires_at')
    .limit(most)
    .execute();
  for (const { id } of over) await attempt(services, () => expireOrder(services, id));
}

/** Resolves with nothing where it failed. */
async function attempt<Result>(
  { log }: Pick<Services, 'log'>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'a payment is settled later');
    return undefined;
  }
}
