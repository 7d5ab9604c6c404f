import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { EmailField } from './email-field.tsx';

export function SignInForm({ outcome, sending }: { outcome: Outcome | null; sending: boolean }) {
  const errorOf = (field: string) => (outcome?.field === field ? outcome.message : undefined);
  return (
    <>
      <input type="hidden" name="intent" value="signin" />
      <EmailField outcome={outcome} />
      <Field label="Contraseña" error={errorOf('password')}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={256} />
      </Field>
      <p className="forgot">
        <a href="/auth/recuperar">¿Olvidaste tu contraseña?</a>
      </p>
      <Button type="submit" look="primary" disabled={sending}>
        {sending ? 'Iniciando sesión...' : 'Iniciar Sesión'}
      </Button>
    </>
  );
}
