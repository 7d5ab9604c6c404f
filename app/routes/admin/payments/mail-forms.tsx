import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { priceText } from '#content/money.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import type { OrderRefund, SentMail } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { mailText } from './mail-text.ts';

/** What was mailed to the client of a receipt or a refund, and the way to send it again once it is known what became of it. */
export function MailForms(props: { order: StaffOrder; outcome: Outcome | undefined }) {
  const mails = mailsOf(props.order);
  const outcome = outcomeOf(props.outcome, 'mail-again');
  if (mails.length === 0) return null;
  return (
    <Panel title="Correos al cliente">
      <ul className="payment-moves">
        {mails.map(({ refund, what, mail }) => (
          <li key={refund}>
            <p>
              <strong>{what}</strong>. {mailText(mail)}
            </p>
            {isOver(mail) && (
              <OutcomeForm outcome={outcome?.values.refund === refund ? outcome : undefined}>
                <input type="hidden" name="refund" value={refund} />
                <input type="hidden" name="seen" value={mail.count} />
                <div className="desk-buttons">
                  <SubmitButton intent="mail-again" small busy="Enviando...">
                    Enviarlo otra vez
                  </SubmitButton>
                </div>
              </OutcomeForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whether it is known what became of it. */
const isOver = ({ failure, deliveredAt }: SentMail): boolean =>
  failure !== null || deliveredAt !== null;

/** Whether the mail about this refund, or about the receipt, can be sent again. */
export const isMailShown = (order: StaffOrder, refund: string | undefined): boolean =>
  mailsOf(order).some((one) => one.refund === refund && isOver(one.mail));

type Mailed = { refund: string; what: string; mail: SentMail };

/** `refund` is empty for the receipt. */
function mailsOf({ payments, refunds }: StaffOrder): Mailed[] {
  const receipt = payments.find(({ receipt }) => receipt)?.receipt;
  return [
    ...(receipt
      ? [{ refund: '', what: `Comprobante ${receiptNumber(receipt.number)}`, mail: receipt.mail }]
      : []),
    ...refunds.map((refund) => ({
      ...{ refund: refund.id, mail: refund.mail },
      what: hasAskedForAccount(refund)
        ? `Le pedimos la cuenta para devolverle ${priceText(refund.amount)}`
        : `Devolución de ${priceText(refund.amount)}`,
    })),
  ].filter(({ mail }) => mail.mailedAt !== null);
}

/** Whether the last mail about it asked to which account it goes. */
const hasAskedForAccount = ({ status, account, mail }: OrderRefund): boolean =>
  status === 'manual' && !mail.isDone && account.is === 'asked' && account.at !== null;
