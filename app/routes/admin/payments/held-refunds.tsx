import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { priceText } from '#content/money.ts';
import type { OrderRefund } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { isHeld } from './open-refunds.ts';
import { noKeysText, providerWords } from './provider-words.ts';

/** Refunds that nobody sends, with what is to be done; each can be left to a person. */
export const HeldRefunds = (props: { order: StaffOrder; outcome: Outcome | undefined }) =>
  props.order.refunds
    .filter((refund) => isHeld(props.order, refund))
    .map((refund) => <HeldRefund key={refund.id} refund={refund} outcome={props.outcome} />);

function HeldRefund({ refund, outcome }: { refund: OrderRefund; outcome: Outcome | undefined }) {
  const { id, amount, provider, status, tries } = refund;
  const name = providerWords[provider];
  const own = outcomeOf(outcome, 'by-hand');
  // What was never asked there cannot have gone from there.
  const mayHaveGone = status === 'pending' || tries > 0;
  return (
    <section className="desk-waiting payment-task" aria-label="Devolución detenida">
      <p>
        <strong>Devolución detenida:</strong> {priceText(amount)} por {name}. {noKeysText(provider)}
        : cuando quien opera el sitio las ponga de nuevo, sale sola.
      </p>
      <p>
        Si no van a volver, hazla a mano.{' '}
        {mayHaveGone && `Antes mira en el panel de ${name} que no haya salido ya.`}
      </p>
      <OutcomeForm outcome={own?.values.refund === id ? own : undefined}>
        <input type="hidden" name="refund" value={id} />
        <div className="desk-buttons">
          <SubmitButton intent="by-hand" small busy="Guardando...">
            Hacerla a mano
          </SubmitButton>
        </div>
      </OutcomeForm>
    </section>
  );
}
