import { Alert } from '#app/ui/alert.tsx';
import { type Outcome, outcomeOf } from '#app/ui/outcome-form.tsx';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { isCheckShown } from './check-forms.tsx';
import { isMailShown } from './mail-forms.tsx';
import { isHeld } from './open-refunds.ts';

/** What somebody was told whose form is no longer there, for another was faster. */
export function LateOutcome({
  order,
  outcome,
}: {
  order: StaffOrder;
  outcome: Outcome | undefined;
}) {
  if (!outcome || outcome.done) return null;
  const { attempt, payment, refund } = outcome.values;
  const isThere =
    isCheckShown(order, attempt) ||
    (outcomeOf(outcome, 'mail-again') !== undefined && isMailShown(order, refund)) ||
    order.payments.some(({ id, refundable }) => id === payment && refundable > 0) ||
    order.refunds.some(
      (one) => one.id === refund && (one.status === 'manual' || isHeld(order, one)),
    );
  if (isThere) return null;
  return (
    <Alert tone="error" title={outcome.title}>
      {outcome.message}
    </Alert>
  );
}
