import { useLocation } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { confirmationId } from '#app/ui/notice.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { severities, targetTime } from '#content/severities.ts';
import { longestPlace } from '#packages/contact/src/index.ts';
import {
  ConsentField,
  MailField,
  MessageField,
  NameField,
  TrapField,
} from '../site/forms/message-fields.tsx';

/** What was typed is kept by this name. */
export const reportDraft = 'soporte';

const levels = severities.map(({ id, name, response }) => ({
  value: id,
  label: name,
  detail: `Meta: ${targetTime(response)}`,
}));

/** Reports a problem; it begins as `begun` says, unless the last try says otherwise. */
export function ReportForm(props: {
  begun: { severity: string; name: string; email: string };
  outcome: Outcome | undefined;
}) {
  const { begun, outcome } = props;
  const { pathname } = useLocation();
  const draft = useFormDraft(reportDraft, `${pathname}#${confirmationId}`);
  const values = outcome?.values ?? begun;
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <RestoredNotice draft={draft} />
      <Segmented
        legend="¿Qué tan urgente es?"
        name="severity"
        options={levels}
        defaultValue={values.severity ?? ''}
        error={outcome?.errors.severity}
        inputProps={{ required: true }}
      />
      <div className="contact-who">
        <NameField value={values.name} outcome={outcome} />
        <MailField value={values.email} outcome={outcome} />
      </div>
      <MessageField
        label="¿Qué pasó?"
        placeholder="Subí un WAV, esperaba oírlo en el dashboard y vi…"
        hint="Qué hiciste, qué esperabas y qué viste. Nunca nos mandes tu contraseña."
        value={outcome?.values.message}
        outcome={outcome}
      />
      <Field
        label="Página o código de error"
        optional
        hint="La dirección donde pasó, o el código que mostró la página."
        error={outcome?.errors.place}
      >
        <TextInput name="place" maxLength={longestPlace} defaultValue={outcome?.values.place} />
      </Field>
      <TrapField />
      <ConsentField outcome={outcome} />
      <SubmitButton look="primary" busy="Enviando reporte...">
        Enviar reporte
      </SubmitButton>
    </OutcomeForm>
  );
}
