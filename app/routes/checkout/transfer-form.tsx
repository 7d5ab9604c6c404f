import { href } from 'react-router';
import { Field, useFieldControl } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { OwnReport } from '#server/services/transfers/read-transfer.ts';
import { longestTransferNote, longestTransferReference } from '#packages/payments/src/index.ts';

/** Says that the money is sent. `again` is that another payment of the order is on its way, which the page says above. */
export function TransferForm(props: {
  orderId: string;
  again: boolean;
  /** What was reported last. */
  before: Pick<OwnReport, 'reference' | 'note'> | null;
  outcome: Outcome | undefined;
}) {
  const { orderId, again, before, outcome } = props;
  return (
    <OutcomeForm
      outcome={outcome}
      action={`${href('/checkout/transferencia')}?pedido=${orderId}`}
      encType="multipart/form-data"
    >
      {again && <input type="hidden" name="again" value="on" />}
      <Field
        label="Referencia de tu banco"
        hint="El número de aprobación o del comprobante."
        error={outcome?.errors.reference}
      >
        <TextInput
          name="reference"
          maxLength={longestTransferReference}
          required
          autoComplete="off"
          defaultValue={outcome?.values.reference ?? before?.reference}
        />
      </Field>
      <Field
        label="Imagen del comprobante"
        optional
        hint="JPG, PNG o WebP, hasta 10MB. Si tu banco te da un PDF, toma una captura de pantalla. Solo la ve el equipo."
        error={outcome?.errors.image}
      >
        <ProofInput />
      </Field>
      <Field
        label="Nota"
        optional
        hint="Por ejemplo, si transfirió otra persona."
        error={outcome?.errors.note}
      >
        <TextArea
          name="note"
          rows={3}
          maxLength={longestTransferNote}
          defaultValue={outcome?.values.note ?? before?.note ?? undefined}
        />
      </Field>
      <SubmitButton look="primary" busy="Enviando...">
        Ya transferí
      </SubmitButton>
    </OutcomeForm>
  );
}

const ProofInput = () => (
  <input
    {...useFieldControl()}
    className="input transfer-image"
    type="file"
    name="image"
    accept="image/jpeg,image/png,image/webp"
  />
);
