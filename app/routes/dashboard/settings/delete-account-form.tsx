import { SubmitButton } from '#app/ui/submit-button.tsx';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { deletionGraceDays } from '#content/deletion.ts';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { LostMembership } from '#server/services/account-deletion/leave-membership.ts';

/** Asks for the address and the password: nobody deletes an account by mistake, nor on a phone left open. */
export function DeleteAccountForm(props: {
  email: string;
  outcome: Outcome | undefined;
  /** The membership that ends with the account; null of who has none. */
  member: LostMembership | null;
  /** On a page with other forms. */
  intent?: string;
}) {
  const { email, outcome, member, intent } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <p>
        Borramos tus canciones, tus portadas, tus estadísticas y todos tus datos. Tienes{' '}
        {deletionGraceDays} días para cambiar de idea: entras con tu contraseña y la conservas.
        Después no hay cómo recuperar nada.
      </p>
      <p>
        Si ya tienes canciones en las plataformas, eliminar la cuenta no las baja de allá.
        Escríbenos antes a <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      {member && (
        <p>
          <strong>Tu membresía se cancela hoy y no se cobra nada más.</strong>{' '}
          {member.paidUntil && (
            <>
              Lo que te queda pagado, hasta el {longDate(bogotaDate(member.paidUntil))}, se pierde
              con la cuenta: no se devuelve.
            </>
          )}
        </p>
      )}
      <Field
        label="Escribe el correo de tu cuenta"
        hint={`Tu correo es ${email}`}
        error={outcome?.errors.email}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={outcome?.values.email}
        />
      </Field>
      <Field label="Tu contraseña" error={outcome?.errors.currentPassword}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={256}
        />
      </Field>
      <SubmitButton
        {...(intent !== undefined && { intent })}
        look="danger"
        busy="Eliminando cuenta..."
      >
        Eliminar mi cuenta
      </SubmitButton>
    </OutcomeForm>
  );
}
