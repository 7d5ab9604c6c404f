import { Button } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function EmailForm(props: {
  email: string;
  outcome: Outcome | undefined;
  sending: boolean;
}) {
  const { outcome } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="intent" value="email" />
      <p>
        Entras con <b>{props.email}</b>. Para cambiarlo le escribimos primero a este correo y
        después al nuevo: cambia cuando confirmes en los dos.
      </p>
      <Field label="Correo nuevo" error={outcome?.field === 'email' && outcome.message}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={outcome?.values.email}
        />
      </Field>
      <CurrentPasswordField outcome={outcome} />
      <Button type="submit" disabled={props.sending}>
        {props.sending ? 'Enviando enlace...' : 'Cambiar correo'}
      </Button>
    </OutcomeForm>
  );
}
