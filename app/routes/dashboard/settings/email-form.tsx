import { SubmitButton } from '#app/ui/submit-button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function EmailForm(props: { email: string; outcome: Outcome | undefined }) {
  const { outcome } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <p>
        Entras con <b>{props.email}</b>. Para cambiarlo le escribimos primero a este correo y
        después al nuevo: cambia cuando confirmes en los dos.
      </p>
      <Field label="Correo nuevo" error={outcome?.errors.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={outcome?.values.email}
        />
      </Field>
      <CurrentPasswordField outcome={outcome} />
      <SubmitButton intent="email" busy="Enviando enlace...">
        Cambiar correo
      </SubmitButton>
    </OutcomeForm>
  );
}
