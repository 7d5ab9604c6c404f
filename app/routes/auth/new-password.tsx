import { SubmitButton } from '#app/ui/submit-button.tsx';
import { data, href, redirect } from 'react-router';
import { services, anonymous } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Field } from '#app/ui/field.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { newPasswordSchema } from '#packages/account/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { isResetLinkOpen } from '#server/services/accounts/read-reset-link.ts';
import { resetPassword } from '#server/services/accounts/reset-password.ts';
import type { Route } from './+types/new-password.ts';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { UsedLink } from './used-link.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { handleFormAction } from '../handle-form-action.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Contraseña nueva', 'Elige una contraseña nueva para tu cuenta.');

/** Looking changes nothing: programs that check mails follow links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw redirect(href('/auth/recuperar'));
  const isOpen = await isResetLinkOpen(context.get(services), context.get(anonymous), token);
  return data({ token, isOpen, dead: errorTexts['auth.reset-invalid'] });
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleFormAction(
    { context, request },
    await readTextFields(request),
    newPasswordSchema,
    async (fields) => {
      const headers = await resetPassword(context.get(services), context.get(anonymous), {
        headers: request.headers,
        ...fields,
      });
      return redirectWithFlash(href('/auth'), 'password-changed', { headers });
    },
  );
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isOpen, dead } = loaderData;
  if (!isOpen || actionData?.code === 'auth.reset-invalid') {
    return (
      <UsedLink
        back={{ href: href('/auth'), label: 'Volver a iniciar sesión' }}
        words={dead}
        isAnswer={actionData !== undefined}
        again={{ href: href('/auth/recuperar'), label: 'Pedir otro enlace' }}
      />
    );
  }
  return (
    <AuthCard
      back={{ href: href('/auth/recuperar'), label: 'Pedir otro enlace' }}
      title="Elige una contraseña nueva"
    >
      <OutcomeForm outcome={actionData}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField error={actionData?.errors.password} />
        <Field label="Confirmar contraseña" error={actionData?.errors.confirmPassword}>
          <PasswordInput name="confirmPassword" autoComplete="new-password" required />
        </Field>
        <p className="form-note">Al guardarla cerramos todas tus sesiones abiertas.</p>
        <SubmitButton look="primary" busy="Guardando contraseña...">
          Guardar contraseña
        </SubmitButton>
      </OutcomeForm>
    </AuthCard>
  );
}
