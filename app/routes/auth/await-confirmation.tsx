import { href, redirect } from 'react-router';
import { services, anonymous, user } from '#app/context.ts';
import { privatePage } from '#app/private-page.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useSentForm } from '#app/ui/use-form-draft.ts';
import { addressSchema } from '#packages/account/src/index.ts';
import { readAwaited } from '#server/services/accounts/awaited-confirmation.ts';
import { mailLink } from '#server/services/accounts/mail-link.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/await-confirmation.ts';
import { AuthCard } from './auth-card.tsx';
import { signUpDraft } from './sign-up-draft.ts';

export const meta: Route.MetaFunction = () => [
  ...privatePage('Revisa tu correo'),
  { name: 'description', content: 'Tu cuenta nueva espera que confirmes su correo.' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(user)) throw redirect(href('/'));
  const awaited = await readAwaited(context.get(services), context.get(anonymous), request.headers);
  if (!awaited) throw redirect(`${href('/auth')}?tab=signup`);
  return awaited;
}

/** Sends the mail again, to the address that signed up here. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(services);
  const awaited = await readAwaited(app, context.get(anonymous), request.headers);
  if (!awaited) throw redirect(href('/auth'));
  const fields = { email: awaited.email };
  return handleFormAction({ context, request }, fields, addressSchema, async ({ email }) => {
    await mailLink(app, context.get(anonymous), { purpose: 'confirmation', email });
    return {
      title: 'Revisa tu correo electrónico',
      message: 'Si la cuenta estaba por confirmar, el enlace va en camino otra vez.',
    };
  });
}

export default function AwaitConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasProfile, returnTo } = loaderData;
  const query = returnTo === null ? '' : `volver=${encodeURIComponent(returnTo)}`;
  // Of the account that waits, not of another one with which they begin anew.
  useSentForm(signUpDraft, (kept) => kept.email?.trim().toLowerCase() === email);
  return (
    <AuthCard back={{ href: href('/'), label: 'Volver al inicio' }} title="Revisa tu correo">
      <OutcomeForm outcome={actionData ?? (hasProfile ? signedUp : signedUpWithoutProfile)}>
        <p>
          Te escribimos a <b>{email}</b>. Abre el enlace, confirma y vuelves acá con tu cuenta
          lista.
        </p>
        <p className="form-note">
          ¿No llegó? Mira en correo no deseado, o pídelo otra vez. El enlace sirve durante un día.
        </p>
        <SubmitButton busy="Enviando enlace...">Enviar el enlace otra vez</SubmitButton>
        <p className="auth-ways">
          <a href={`${href('/auth')}?tab=signup${query && `&${query}`}`}>Cambiar de correo</a>
          <a href={href('/auth') + (query && `?${query}`)}>Ya lo confirmé: Iniciar Sesión</a>
        </p>
      </OutcomeForm>
    </AuthCard>
  );
}

const signedUp: Outcome = {
  done: true,
  errors: {},
  code: null,
  values: {},
  title: '¡Registro exitoso!',
  message: 'Revisa tu correo electrónico para confirmar tu cuenta',
};

const signedUpWithoutProfile: Outcome = {
  ...signedUp,
  title: 'Error configurando perfil',
  message:
    'Tu cuenta quedó creada, pero tu perfil no: algunas funciones pueden faltar hasta que lo guardes en Ajustes. Revisa tu correo electrónico para confirmar tu cuenta',
};
