import { href } from 'react-router';
import { priceText } from '#content/money.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { WaitingTransfer } from '#server/services/transfers/list-transfers.ts';
import { More } from '../more.tsx';
import { AmountField } from '../payments/amount-field.tsx';
import { OtherTransferTick } from './same-reference.tsx';

/** For money that came and is not what was asked for. */
export const OtherAmountForm = (props: {
  report: WaitingTransfer;
  outcome: Outcome | undefined;
}) => {
  const { report, outcome } = props;
  return (
    <More title="Llegó otro monto" isOpen={outcome !== undefined}>
      <OutcomeForm outcome={outcome} action={href('/admin/pagos/transferencias')}>
        <input type="hidden" name="transfer" value={report.id} />
        <AmountField
          name="arrived"
          label="Cuánto llegó, en pesos"
          hint={`El pedido es de ${priceText(report.amount)}. Con otro monto no queda pagado: se lo contamos al cliente, y tú le escribes para acordar qué sigue. No se deshace.`}
          error={outcome?.errors.arrived}
          value={outcome?.values.arrived}
        />
        <OtherTransferTick isAsked={report.alike.length > 0} outcome={outcome} />
        <div className="desk-buttons">
          <SubmitButton intent="other-amount" small busy="Anotando...">
            Anotar y avisarle
          </SubmitButton>
        </div>
      </OutcomeForm>
    </More>
  );
};
