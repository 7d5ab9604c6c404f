import { type RawBuilder, sql } from 'kysely';
import { day } from '#packages/membership/src/index.ts';
import { isRevoked } from './subscription-charge.ts';

/** For so long after its access ended nothing is said of a membership whose charges nobody knows. */
const longest = 30 * day;

type Asked = {
  at: Date;
  /** Whether PayPal can be asked at all. */
  asksPaypal: boolean;
};

/** Of a membership: neither a trial nor a period runs. */
export const isTimeOver = (at: Date): RawBuilder<boolean> => sql<boolean>`(
  (memberships.trial_ends_at is null or memberships.trial_ends_at <= ${at})
  and not exists (
    select from membership_periods running
    where running.membership_id = memberships.id and running.cut_at is null and running.ends_at > ${at}
  )
)`;

/**
 * Of a membership whose time is over: it may have been paid by itself. A charge is under way, or PayPal was not heard of since
 * the moment of which something is to be said, as where the site or PayPal was away. Access ends all the same.
 */
export const isUnheard = ({ at, asksPaypal }: Asked): RawBuilder<boolean> => sql<boolean>`(
  memberships.access_until > ${new Date(at.getTime() - longest)}
  and ${isTimeOver(at)}
  and (
    (${asksPaypal} and exists (
      select from paypal_subscriptions
      where paypal_subscriptions.membership_id = memberships.id and paypal_subscriptions.state = 'active'
        and paypal_subscriptions.charges_seen_at < memberships.next_look_at
    ))
    or exists (
      select from orders join payment_attempts on payment_attempts.order_id = orders.id
      where orders.membership_id = memberships.id and payment_attempts.status in ('open', 'pending')
        and (payment_attempts.source_id is not null
          or (payment_attempts.subscription_id is not null and not ${isRevoked}))
    )
  )
)`;
