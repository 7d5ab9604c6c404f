import { href } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { EmailField, type KeepsEmail } from './email-field.tsx';

export function SignInForm(props: { outcome: Outcome | null } & KeepsEmail) {
  const { outcome } = props;
  return (
    <>
      <EmailField outcome={outcome} kept={props.kept} onKeep={props.onKeep} />
      <Field label="Contraseña" error={outcome?.errors.password}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={256} />
      </Field>
      <p className="forgot">
        <a href={href('/auth/recuperar')}>¿Olvidaste tu contraseña?</a>
      </p>
      <SubmitButton intent="signin" look="primary" busy="Iniciando sesión...">
        Iniciar Sesión
      </SubmitButton>
    </>
  );
}
