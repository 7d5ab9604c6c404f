import { data, href } from 'react-router';
import { z } from 'zod';
import { services, anonymous, user } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { errorTexts } from '#server/error-texts.ts';
import { forgetAwaited, readAwaited } from '#server/services/accounts/awaited-confirmation.ts';
import { confirmEmail, readConfirmationLink } from '#server/services/accounts/confirm-email.ts';
import { safePath } from '#server/services/accounts/safe-path.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/confirm.ts';
import { AuthCard } from './auth-card.tsx';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Confirmar el correo', 'Confirma el correo de tu cuenta nueva.');

/** Looking changes nothing: programs that check mails follow links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await readConfirmationLink(context.get(services), context.get(anonymous), token);
  return data({
    token,
    email: link?.email ?? null,
    done: link?.done ?? false,
    isSignedIn: context.get(user) !== null,
    texts: { done: errorTexts['auth.already-confirmed'], invalid: errorTexts['auth.link-invalid'] },
  });
}

const tokenSchema = z.object({ token: z.string().max(2000).default('') });

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  return handleFormAction({ context, request }, form, tokenSchema, async ({ token }) => {
    const app = context.get(services);
    const actor = context.get(anonymous);
    const headers = await confirmEmail(app, actor, { headers: request.headers, token });
    const awaited = await readAwaited(app, actor, request.headers);
    headers.append('set-cookie', await forgetAwaited(app, actor));
    // Where they were going when they signed up in this browser.
    const landing = safePath(awaited?.returnTo);
    return redirectWithFlash(landing, leadsToPay(landing) ? 'confirmed-to-pay' : 'confirmed', {
      headers,
      wholeDocument: true,
    });
  });
}

/** Who was paying goes on with that. */
const leadsToPay = (path: string): boolean => path.split(/[?#]/, 1)[0] === href('/checkout');

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, done, isSignedIn, texts } = loaderData;
  // What nobody expected leaves the button where it is, to be pressed again.
  const failed = actionData && !actionData.code ? actionData : undefined;
  const refused = failed ? undefined : actionData;
  const outcome = done ? texts.done : (refused ?? (email === null ? texts.invalid : null));
  const message = (
    <p>{done && isSignedIn ? 'Tu correo ya estaba confirmado.' : outcome?.message}</p>
  );
  return (
    <AuthCard
      back={{ href: href('/'), label: 'Volver al inicio' }}
      title={outcome?.title ?? 'Confirma tu correo'}
    >
      {outcome ? (
        <div className="auth-outcome">
          {actionData ? <FocusOnMount>{message}</FocusOnMount> : message}
          <p className="auth-ways">
            {isSignedIn ? (
              <a href={href('/dashboard')}>Ir a mi dashboard</a>
            ) : (
              <a href={href('/auth')}>Iniciar Sesión</a>
            )}
          </p>
        </div>
      ) : (
        <OutcomeForm outcome={failed}>
          <p>
            Es el último paso: activas la cuenta de <b>{email}</b> y entras desde este navegador.
          </p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton look="primary" busy="Confirmando...">
            Confirmar mi correo
          </SubmitButton>
        </OutcomeForm>
      )}
    </AuthCard>
  );
}
