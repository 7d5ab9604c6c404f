import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

export function NameForm(props: { name: string; outcome: Outcome | undefined; sending: boolean }) {
  const { outcome } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="intent" value="name" />
      <Field
        label="Nombre completo"
        hint="Te saludamos con la primera palabra"
        error={outcome?.field === 'fullName' && outcome.message}
      >
        <TextInput
          name="fullName"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={outcome?.values.fullName ?? props.name}
        />
      </Field>
      <Button type="submit" disabled={props.sending}>
        {props.sending ? 'Guardando nombre...' : 'Guardar nombre'}
      </Button>
    </OutcomeForm>
  );
}
