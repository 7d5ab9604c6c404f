import { href } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { services, anonymous } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { errorTexts } from '#server/error-texts.ts';
import { stopProjectMails } from '#server/services/projects/stop-project-mails.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { AuthCard } from '../auth/auth-card.tsx';
import { UsedLink } from '../auth/used-link.tsx';
import { linkFields, linkSchema } from '../newsletter/link-token.ts';
import type { Route } from './+types/stop-project-mails.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Dejar de recibir avisos', 'Deja de recibir correos sobre tus canciones.');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { de } = linkSchema.parse(linkFields(request));
  return {
    isGood: context.get(services).projects.mails.ownerOfStopLink(de) !== null,
    invalid: errorTexts['mail.link-invalid'],
  };
}

/**
 * The link of a mail about a song. Opening it changes nothing: programs that look for dangerous mails open links too.
 * Whoever holds it need not be signed in. RFC 8058 §3.2: «The POST request MUST NOT include cookies, HTTP
 * authorization, or any other context information».
 */
export async function action({ context, request }: Route.ActionArgs) {
  return handleFormAction({ context, request }, linkFields(request), linkSchema, async ({ de }) => {
    await stopProjectMails(context.get(services), context.get(anonymous), de);
    return {
      title: 'Listo: no te escribimos más sobre tus canciones',
      message:
        'Los correos de tu cuenta siguen llegando. Puedes encender los avisos otra vez en tus preferencias.',
    };
  });
}

const toPreferences = {
  href: href('/dashboard/ajustes/preferencias'),
  label: 'Ir a mis preferencias',
};

export default function StopProjectMailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isGood, invalid } = loaderData;
  if (!isGood)
    return (
      <UsedLink
        back={{ href: href('/'), label: 'Volver al inicio' }}
        words={invalid}
        again={toPreferences}
        isAnswer={actionData !== undefined}
      />
    );
  return (
    <AuthCard back={toPreferences} title="Avisos de tus canciones">
      <OutcomeForm outcome={actionData}>
        {!actionData?.done && (
          <>
            <p>
              ¿No quieres más correos cuando una canción tuya quede lista, salga en una plataforma o
              falle?
            </p>
            <SubmitButton look="primary" busy="Apagando avisos...">
              Dejar de recibirlos
            </SubmitButton>
          </>
        )}
      </OutcomeForm>
    </AuthCard>
  );
}
