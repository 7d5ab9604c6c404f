import { href } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { accountRoles, roleLabels } from '#packages/account/src/index.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { EmailField, type KeepsEmail } from './email-field.tsx';
import { signUpDraft } from './sign-up-draft.ts';

const roleOptions = accountRoles.map((role) => ({
  value: role,
  label: roleLabels[role].name,
  detail: roleLabels[role].hint,
}));

export function SignUpForm(props: { outcome: Outcome | null } & KeepsEmail) {
  const { outcome } = props;
  const errors = outcome?.errors ?? {};
  const values = outcome?.values ?? {};
  const draft = useFormDraft(signUpDraft, href('/auth/revisa-tu-correo'));
  return (
    <>
      <RestoredNotice draft={draft} />
      <Field label="Nombre completo" error={errors.fullName}>
        <TextInput name="fullName" autoComplete="name" required defaultValue={values.fullName} />
      </Field>
      <EmailField outcome={outcome} kept={props.kept} onKeep={props.onKeep} />
      <NewPasswordField error={errors.password} />
      <Field label="Confirmar contraseña" error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required />
      </Field>
      <Segmented
        legend="Tipo de cuenta"
        name="userType"
        options={roleOptions}
        defaultValue={values.userType ?? ''}
        error={errors.userType}
        inputProps={{ required: true }}
      />
      <Checkbox
        name="dataConsent"
        required
        defaultChecked={values.dataConsent === 'on'}
        error={errors.dataConsent}
      >
        Acepto la{' '}
        <NewTabLink href={href('/politica-privacidad')}>
          política de tratamiento de datos
        </NewTabLink>
      </Checkbox>
      <p className="form-note">
        Al registrarte aceptas los{' '}
        <NewTabLink href={href('/terminos-condiciones')}>términos y condiciones</NewTabLink> y la{' '}
        <NewTabLink href={href('/politica-privacidad')}>política de privacidad</NewTabLink>.
      </p>
      <SubmitButton intent="signup" look="primary" busy="Creando cuenta...">
        Crear Cuenta
      </SubmitButton>
    </>
  );
}
