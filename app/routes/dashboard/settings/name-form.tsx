import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

export function NameForm(props: { name: string; outcome: Outcome | undefined }) {
  const { outcome } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <Field
        label="Nombre completo"
        hint="Te saludamos con la primera palabra"
        error={outcome?.errors.fullName}
      >
        <TextInput
          name="fullName"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={outcome?.values.fullName ?? props.name}
        />
      </Field>
      <SubmitButton intent="name" busy="Guardando nombre...">
        Guardar nombre
      </SubmitButton>
    </OutcomeForm>
  );
}
