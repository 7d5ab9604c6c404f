import { data, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { services, anonymous, user } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { Button } from '#app/ui/button.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { errorTexts } from '#server/error-texts.ts';
import {
  confirmEmailChange,
  type EmailChangeLink,
  readEmailChangeLink,
  rejectEmailChange,
} from '#server/services/accounts/confirm-email-change.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/email-change.ts';
import { AuthCard } from './auth-card.tsx';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Cambio de correo', 'Confirma el correo nuevo de tu cuenta.');

/** The link of both mails. Looking changes nothing: programs that check mails follow links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await readEmailChangeLink(context.get(services), context.get(anonymous), token);
  return data({ token, link, invalid: errorTexts['auth.change-invalid'] });
}

const answerSchema = z.object({
  token: z.string().max(500).default(''),
  answer: z.enum(['yes', 'no']).catch('no'),
});

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(services);
  return handleFormAction(
    { context, request },
    await readTextFields(request),
    answerSchema,
    async ({ token, answer }) => {
      if (answer === 'no') {
        return refused[(await rejectEmailChange(app, context.get(anonymous), token)) ?? 'new'];
      }
      if ((await confirmEmailChange(app, context.get(anonymous), token)) === 'new-address-asked') {
        return {
          title: 'Falta un paso',
          message:
            'Le escribimos al correo nuevo: abre el enlace que llega allá y el cambio queda hecho.',
        };
      }
      const landing = context.get(user) ? href('/dashboard/ajustes/cuenta') : href('/auth');
      return redirectWithFlash(landing, 'email-changed');
    },
  );
}

/** The old address has the account; whoever reads the new one may have none. */
const refused = {
  old: {
    title: 'Cambio cancelado',
    message: 'Tu cuenta sigue con su correo de siempre. Si no lo pediste tú, cambia tu contraseña.',
  },
  new: {
    title: 'Cambio cancelado',
    message: 'Ninguna cuenta va a usar este correo. Ya puedes cerrar esta página.',
  },
} satisfies Record<EmailChangeLink['askedOf'], { title: string; message: string }>;

export default function EmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, link, invalid } = loaderData;
  const sending = useNavigation().formMethod === 'POST';
  // What nobody expected leaves the question where it is, to be answered again.
  const failed = actionData && !actionData.done && !actionData.code ? actionData : undefined;
  if ((actionData && !failed) || !link) {
    const { title, message } = actionData ?? invalid;
    return (
      <AuthCard back={{ href: href('/'), label: 'Volver al inicio' }} title="Cambio de correo">
        <div className="auth-outcome">
          <FocusOnMount>
            <Alert tone={actionData?.done ? 'success' : 'error'} title={title}>
              {message}
            </Alert>
          </FocusOnMount>
          {message !== refused.new.message && (
            <p className="auth-ways">
              <a href={href('/dashboard/ajustes/cuenta')}>Ver mi cuenta</a>
              {actionData?.values.answer === 'no' && (
                <a href={href('/auth/recuperar')}>Cambiar mi contraseña</a>
              )}
            </p>
          )}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard back={{ href: href('/'), label: 'Volver al inicio' }} title={titles[link.askedOf]}>
      <OutcomeForm outcome={failed}>
        <Question link={link} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="answer" value="yes" look="primary" disabled={sending}>
          {link.askedOf === 'old' ? 'Sí, cambiar mi correo' : 'Usar este correo'}
        </Button>
        <Button type="submit" name="answer" value="no" disabled={sending}>
          {link.askedOf === 'old' ? 'No fui yo: cancelar el cambio' : 'No es mi cuenta: cancelar'}
        </Button>
      </OutcomeForm>
    </AuthCard>
  );
}

const titles = {
  old: '¿Cambiamos tu correo?',
  new: 'Confirma tu correo nuevo',
} satisfies Record<EmailChangeLink['askedOf'], string>;

function Question({ link }: { link: EmailChangeLink }) {
  if (link.askedOf === 'new') {
    return (
      <p>
        Desde ahora entrarías con <b>{link.newEmail}</b>, y a ese correo llegarían nuestros
        mensajes.
      </p>
    );
  }
  return (
    <p>
      Tu cuenta pasaría de <b>{link.oldEmail}</b> a <b>{link.newEmail}</b>. Después de tu sí le
      escribimos al correo nuevo, y solo cuando ese también confirme cambia algo.
    </p>
  );
}
