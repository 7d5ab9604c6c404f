import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';

/** The password that is asked for again before something that matters. */
export function CurrentPasswordField({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <Field label="Contraseña actual" error={outcome?.errors.currentPassword}>
      <PasswordInput
        name="currentPassword"
        autoComplete="current-password"
        required
        maxLength={256}
      />
    </Field>
  );
}
