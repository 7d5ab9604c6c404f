import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { NewPasswordField } from '../../auth/new-password-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function PasswordForm({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <OutcomeForm outcome={outcome}>
      <CurrentPasswordField outcome={outcome} />
      <NewPasswordField label="Contraseña nueva" error={outcome?.errors.password} />
      <Field label="Confirmar contraseña" error={outcome?.errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required />
      </Field>
      <SubmitButton intent="password" busy="Cambiando contraseña...">
        Cambiar contraseña
      </SubmitButton>
    </OutcomeForm>
  );
}
