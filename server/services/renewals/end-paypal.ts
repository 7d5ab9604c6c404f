import type { Subscription } from '#server/ports/payments/subscriptions.ts';
import type { AppServices } from '../app-services.ts';
import { isPastApproval } from './approval-times.ts';
import type { Subscriber } from './find-subscriber.ts';
import type { PaypalRow } from './paypal-row.ts';

type Services = Pick<AppServices, 'db' | 'now'>;

/** What PayPal keeps of why. */
const reason = 'La membresía ya no se paga por PayPal.';

/**
 * Has PayPal end what nobody wants any more, until it says that it did. What nobody approved it cannot end: that is looked at
 * until nobody can approve it. Null is a subscription that PayPal does not know.
 */
export async function endPaypal(
  services: Services,
  { subscriptions }: Subscriber,
  { row, found }: { row: PaypalRow; found: Subscription | null },
): Promise<void> {
  if (found?.status === 'approval-pending') {
    if (isPastApproval(row, services.now())) await noteEnded(services, row);
    return;
  }
  if (found && found.status !== 'cancelled' && found.status !== 'expired')
    await subscriptions.cancel(found.id, reason);
  await noteEnded(services, row);
}

/** It is looked at once more: what was charged while it ended goes back, too. */
export async function noteEnded({ db, now }: Services, { id }: PaypalRow): Promise<void> {
  const at = now();
  await db.service
    .updateTable('paypal_subscriptions')
    .set(({ fn, val }) => ({
      ...{ state: 'ended', ended_at: at, next_charge_at: null, failed_at: null, retry_at: null },
      ...{ url: null, ended_by: fn.coalesce('ended_by', val('nobody' as const)) },
    }))
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .execute();
}
