import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import {
  accountTypes,
  documentTypes,
  longestLine,
  longestReason,
} from '#packages/legal-requests/src/index.ts';
import { withdrawalPath } from './order-paths.ts';

/** Asks for the money back; `isByHand` is that the studio sends it, and has to know where. */
export function WithdrawalForm(props: {
  id: string;
  isByHand: boolean;
  outcome: Outcome | undefined;
}) {
  const { id, isByHand, outcome } = props;
  return (
    <OutcomeForm outcome={outcome} action={withdrawalPath(id)} keepsDraft>
      {isByHand && <AccountFields outcome={outcome} />}
      <Field
        label="¿Por qué?"
        optional
        hint="No hace falta que lo digas: nos ayuda a mejorar."
        error={outcome?.errors.reason}
      >
        <TextArea
          name="reason"
          rows={3}
          maxLength={longestReason}
          defaultValue={outcome?.values.reason}
        />
      </Field>
      <SubmitButton look="primary" busy="Enviando...">
        Retractarme y pedir mi dinero
      </SubmitButton>
    </OutcomeForm>
  );
}

/** The account that the money goes to, and whose it is. */
function AccountFields({ outcome }: { outcome: Outcome | undefined }) {
  const { values = {}, errors = {} } = outcome ?? {};
  return (
    <fieldset>
      <legend>¿A qué cuenta te devolvemos?</legend>
      <div className="withdrawal-fields">
        <p>
          Por donde pagaste no se devuelve solo: te hacemos una transferencia. Esto lo ve solo el
          equipo.
        </p>
        <div className="withdrawal-pair">
          <Field label="Banco o billetera" error={errors.bank}>
            <TextInput
              name="bank"
              maxLength={longestLine}
              required
              autoComplete="off"
              placeholder="Bancolombia, Nequi..."
              defaultValue={values.bank}
            />
          </Field>
          <Field label="Tipo de cuenta" error={errors.accountType}>
            <Select name="accountType" required defaultValue={values.accountType ?? ''}>
              <option value="">Elige una</option>
              {Object.entries(accountTypes).map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label="Número de cuenta"
          hint="De una billetera, el celular."
          error={errors.accountNumber}
        >
          <TextInput
            name="accountNumber"
            inputMode="numeric"
            required
            autoComplete="off"
            defaultValue={values.accountNumber}
          />
        </Field>
        <Field label="A nombre de quién está" error={errors.holder}>
          <TextInput
            name="holder"
            maxLength={longestLine}
            required
            autoComplete="name"
            defaultValue={values.holder}
          />
        </Field>
        <div className="withdrawal-pair">
          <Field label="Documento del titular" error={errors.holderDocumentType}>
            <Select
              name="holderDocumentType"
              required
              defaultValue={values.holderDocumentType ?? ''}
            >
              <option value="">Elige uno</option>
              {Object.entries(documentTypes).map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Número del documento" error={errors.holderDocument}>
            <TextInput
              name="holderDocument"
              inputMode="numeric"
              required
              autoComplete="off"
              defaultValue={values.holderDocument}
            />
          </Field>
        </div>
      </div>
    </fieldset>
  );
}
