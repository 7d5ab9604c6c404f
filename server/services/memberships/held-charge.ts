import { type RawBuilder, sql } from 'kysely';

/**
 * Of an attempt named `begun`: a bank or its provider is at it, or its person is at the checkout. What was charged by a subscription
 * that was ended goes back whatever the bank says: nobody waits for it.
 */
export const isOnItsWay = (at: Date): RawBuilder<boolean> => sql<boolean>`(
  (begun.status = 'pending'
    or (begun.status = 'open' and begun.expires_at > ${at}))
  and not exists (
    select from paypal_subscriptions ended
    where ended.id = begun.subscription_id and ended.state in ('ending', 'ended')
  )
)`;

/**
 * Of an attempt: a subscription charged it while its person was paying the same period, and until `expires_at` what it brought
 * waits for what becomes of that. PayPal gives a charge back when it is asked to; of most others a person has to send it.
 */
export const isHeld = (at: Date): RawBuilder<boolean> => sql<boolean>`(
  payment_attempts.subscription_id is not null and payment_attempts.expires_at > ${at}
  and exists (
    select from orders
    join orders other
      on other.membership_id = orders.membership_id and other.membership_period = orders.membership_period
    join payment_attempts begun on begun.order_id = other.id and begun.subscription_id is null
    where orders.id = payment_attempts.order_id and ${isOnItsWay(at)}
  )
)`;
