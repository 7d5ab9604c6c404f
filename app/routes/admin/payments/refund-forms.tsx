import { useState } from 'react';
import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { priceText } from '#content/money.ts';
import {
  amountInput,
  parseAmount,
  refundsByHand,
  type StaffRefundReason,
  staffRefundReasons,
  wompiReason,
} from '#packages/payments/src/index.ts';
import type { OrderPayment } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { More } from '../more.tsx';
import { AmountField } from './amount-field.tsx';
import { refundReasons, staffReasons } from './payment-words.ts';
import { noKeysText, providerWords } from './provider-words.ts';
import type { WithdrawalTerm } from './withdrawal-term.ts';

type Asked = {
  order: StaffOrder;
  /** Until when its client may withdraw; null where nobody paid. */
  withdrawal: WithdrawalTerm | null;
  outcome: Outcome | undefined;
  /** An idempotency key that nothing has used yet. */
  newKey: string;
};

/** What came in, what of it is still here, and how it goes back. */
export const PaymentForms = (asked: Asked) => (
  <ul className="payment-moves">
    {asked.order.payments.map((payment) => {
      const { id, provider, amount, refundable } = payment;
      const refunds = asked.order.refunds.filter(({ paymentId }) => paymentId === id);
      return (
        <li key={id}>
          <p>
            <strong>{priceText(amount)}</strong> por {providerWords[provider]}
            {refunds.length > 0 &&
              (refundable > 0
                ? `. Quedan ${priceText({ ...amount, amount: refundable })}`
                : '. Ya no queda nada por devolver')}
            .
          </p>
          {refundable > 0 && (
            // What was typed about so many refunds is not said of one more.
            <RefundForm {...asked} payment={payment} seen={refunds.length} key={refunds.length} />
          )}
        </li>
      );
    })}
  </ul>
);

function RefundForm(props: Asked & { payment: OrderPayment; seen: number }) {
  const { order, payment, seen } = props;
  const [key] = useState(props.newKey);
  const refund = outcomeOf(props.outcome, 'refund');
  const outcome = refund?.values.payment === payment.id ? refund : undefined;
  const here = href('/admin/pagos/:orderId', { orderId: order.id });
  if (outcome?.code === 'refund.unsure')
    return <Question {...props} outcome={outcome} here={here} />;
  const reasons = staffRefundReasons.filter(
    (reason) => (reason === 'mismatch') === (payment.role === 'mismatch') || reason === 'courtesy',
  );
  return (
    <More title="Devolver" isOpen={outcome !== undefined}>
      <OutcomeForm outcome={outcome}>
        <input type="hidden" name="payment" value={payment.id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="idempotencyKey" value={key} />
        <AmountField
          name="amount"
          label={`Cuánto, en ${payment.amount.currency === 'COP' ? 'pesos' : 'dólares'}`}
          hint={`Hasta ${priceText({ ...payment.amount, amount: payment.refundable })}.`}
          error={outcome?.errors.amount}
          value={outcome?.values.amount ?? amountInput(payment.refundable)}
        />
        <Field
          label="Por qué"
          hint={payment.role === 'settles' && props.withdrawal?.text}
          error={outcome?.errors.reason}
        >
          <Select name="reason" defaultValue={outcome?.values.reason ?? ''} required>
            <option value="">Elige una razón</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {staffReasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="desk-buttons">
          <SubmitButton intent="refund" small busy="Revisando...">
            Devolver
          </SubmitButton>
        </div>
      </OutcomeForm>
    </More>
  );
}

/** Asked before anything is sent, with what was typed. */
function Question(props: {
  outcome: Outcome;
  order: StaffOrder;
  payment: OrderPayment;
  withdrawal: WithdrawalTerm | null;
  here: string;
}) {
  const { order, payment, withdrawal, here } = props;
  const { values } = props.outcome;
  const amount = parseAmount(values.amount ?? '') ?? 0;
  const reason = staffRefundReasons.find((one) => one === values.reason) ?? 'courtesy';
  return (
    <OutcomeForm outcome={undefined}>
      {['payment', 'seen', 'idempotencyKey', 'amount', 'reason'].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <input type="hidden" name="sure" value="on" />
      <FocusOnMount className="desk-question">
        ¿Devolver {priceText({ ...payment.amount, amount })} por{' '}
        {refundReasons[reason satisfies StaffRefundReason]}?
      </FocusOnMount>
      {reason === 'withdrawal' && withdrawal?.warning && (
        <p>
          <strong>{withdrawal.warning}</strong>
        </p>
      )}
      <p>{wayText(payment, order, amount)}</p>
      <div className="desk-buttons">
        <SubmitButton intent="refund" look="danger" small busy="Devolviendo...">
          Sí, devolver
        </SubmitButton>
        <Link to={here} className={buttonClass({ small: true })} replace preventScrollReset>
          No
        </Link>
      </div>
    </OutcomeForm>
  );
}

/** How so much of it would go back. */
function wayText(payment: OrderPayment, { withoutKeys }: StaffOrder, amount: number): string {
  const { provider } = payment;
  if (refundsByHand(payment, amount)) {
    const why = provider === 'wompi' ? `${wompiReason}. Después` : 'después';
    return `Queda por hacer a mano: ${why} transfieres tú y anotas la referencia.`;
  }
  return withoutKeys.includes(provider)
    ? `${noKeysText(provider)}: queda detenida hasta que vuelvan, o hasta que digas aquí que la haces a mano.`
    : `Sale hacia ${providerWords[provider]} en el próximo minuto, y no se puede deshacer.`;
}
