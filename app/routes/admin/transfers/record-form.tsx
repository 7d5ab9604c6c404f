import { useState } from 'react';
import { href } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestTransferNote, longestTransferReference } from '#packages/payments/src/index.ts';
import type { DecidedTransfer } from '#server/services/transfers/list-transfers.ts';
import { More } from '../more.tsx';
import { AmountField } from '../payments/amount-field.tsx';
import { OtherTransferTick } from './same-reference.tsx';

/** For money that came and that nobody could report any more. `newKey` is an idempotency key that nothing has used yet. */
export function RecordForm(props: {
  decided: readonly DecidedTransfer[];
  newKey: string;
  outcome: Outcome | undefined;
}) {
  const { decided, newKey, outcome } = props;
  const [key, setKey] = useState(newKey);
  // What is recorded has its key for an id. Whatever else is decided meanwhile, what is typed stays.
  if (decided.some(({ id }) => id === key)) setKey(newKey);
  return (
    <Panel title="Una que nadie reportó">
      <div className="desk-panel-body transfer-record" key={key}>
        <More title="Registrar una transferencia" isOpen={outcome !== undefined}>
          <OutcomeForm outcome={outcome} action={href('/admin/pagos/transferencias')}>
            <p>
              Para plata que ya está en la cuenta y cuyo pedido venció o nadie reportó. Si es el
              valor del pedido, queda pagado y el comprobante sale solo. No se deshace.
            </p>
            <input type="hidden" name="key" value={key} />
            <Field label="Código del pedido" error={outcome?.errors.order}>
              <TextInput
                name="order"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={20}
                defaultValue={outcome?.values.order}
                required
              />
            </Field>
            <Field label="Referencia en el banco" error={outcome?.errors.reference}>
              <TextInput
                name="reference"
                autoComplete="off"
                maxLength={longestTransferReference}
                defaultValue={outcome?.values.reference}
                required
              />
            </Field>
            <AmountField
              name="amount"
              label="Cuánto llegó, en pesos"
              error={outcome?.errors.amount}
              value={outcome?.values.amount}
            />
            <Field
              label="Nota"
              optional
              hint="Para el equipo: quién avisó, y por dónde. Si el cliente pide sus datos, va en ellos."
              error={outcome?.errors.note}
            >
              <TextArea
                name="note"
                rows={2}
                maxLength={longestTransferNote}
                defaultValue={outcome?.values.note}
              />
            </Field>
            <OtherTransferTick isAsked={false} outcome={outcome} />
            <div className="desk-buttons">
              <SubmitButton intent="record" look="primary" small busy="Registrando...">
                Registrar
              </SubmitButton>
            </div>
          </OutcomeForm>
        </More>
      </div>
    </Panel>
  );
}
