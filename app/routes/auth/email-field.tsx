import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';

/** The address of an account, as it was typed the last time. */
export function EmailField({ outcome }: { outcome: Outcome | null | undefined }) {
  return (
    <Field label="Correo electrónico" error={outcome?.errors.email}>
      <TextInput
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={outcome?.values.email}
      />
    </Field>
  );
}
