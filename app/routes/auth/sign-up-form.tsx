import { SubmitKey } from '#app/ui/submit-key.tsx';
import { accountRoles, roleLabels } from '#packages/account/src/index.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { EmailField } from './email-field.tsx';

const roleOptions = accountRoles.map((role) => ({
  value: role,
  label: roleLabels[role].name,
  detail: roleLabels[role].hint,
}));

export function SignUpForm({ outcome }: { outcome: Outcome | null }) {
  const errorOf = (field: string) => (outcome?.field === field ? outcome.message : undefined);
  const values = outcome?.values ?? {};
  return (
    <>
      <Field label="Nombre completo" error={errorOf('fullName')}>
        <TextInput name="fullName" autoComplete="name" required defaultValue={values.fullName} />
      </Field>
      <EmailField outcome={outcome} />
      <NewPasswordField error={errorOf('password')} />
      <Field label="Confirmar contraseña" error={errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required />
      </Field>
      <Segmented
        legend="Tipo de cuenta"
        name="userType"
        options={roleOptions}
        defaultValue={values.userType ?? ''}
        error={errorOf('userType')}
      />
      <Checkbox
        name="dataConsent"
        defaultChecked={values.dataConsent === 'on'}
        error={errorOf('dataConsent')}
      >
        Acepto la <a href="/politica-privacidad">política de tratamiento de datos</a>
      </Checkbox>
      <p className="form-note">
        Al registrarte aceptas los <a href="/terminos-condiciones">términos y condiciones</a> y la{' '}
        <a href="/politica-privacidad">política de privacidad</a>.
      </p>
      <SubmitKey intent="signup" look="primary" busy="Creando cuenta...">
        Crear Cuenta
      </SubmitKey>
    </>
  );
}
