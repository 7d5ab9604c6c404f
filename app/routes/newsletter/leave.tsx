import { href } from 'react-router';
import { services, anonymous } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { pages } from '#content/site-map.ts';
import { leaveSchema } from '#packages/contact/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { unsubscribe } from '#server/services/newsletter/follow-links.ts';
import { mailUnsubscribeLink } from '#server/services/newsletter/mail-unsubscribe-link.ts';
import { readUnsubscribeLink } from '#server/services/newsletter/read-links.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { AuthCard } from '../auth/auth-card.tsx';
import { UsedLink } from '../auth/used-link.tsx';
import { MailField } from '../site/forms/message-fields.tsx';
import type { Route } from './+types/leave.ts';
import { LinkPage } from './link-page.tsx';
import { linkFields, linkSchema } from './link-token.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Salir del boletín', 'Deja de recibir el boletín.');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { de } = linkSchema.parse(linkFields(request));
  return {
    link: await readUnsubscribeLink(context.get(services), context.get(anonymous), de),
    invalid: de === '' ? null : errorTexts['newsletter.leave-invalid'],
  };
}

/**
 * With a link, leaves: mail programs post here too, by themselves, when the person presses their own button (RFC 8058).
 * Without one, mails it to the address that was typed.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(services);
  const link = linkFields(request);
  if (link.de) {
    return handleFormAction({ context, request }, link, linkSchema, async ({ de }) => {
      await unsubscribe(app, context.get(anonymous), de);
      return {
        title: 'Listo: no te escribimos más',
        message: 'Tu correo salió de la lista. Si cambias de opinión, te vuelves a suscribir.',
      };
    });
  }
  const form = await readTextFields(request);
  return handleFormAction({ context, request }, form, leaveSchema, async (fields) => {
    await mailUnsubscribeLink(app, context.get(anonymous), fields);
    return {
      title: 'Revisa tu correo electrónico',
      message: `Si ${fields.email} está en la lista, te enviamos un enlace para salir.`,
    };
  });
}

const toBlog = { href: pages.blog.path, label: 'Ir al blog' };

export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, invalid } = loaderData;
  if (link?.done && !actionData) {
    const message = `Tu correo, ${link.email}, ya no está en la lista.`;
    return (
      <UsedLink
        back={toBlog}
        words={{ title: 'Ya saliste del boletín', message }}
        isAnswer={false}
      />
    );
  }
  if (link) {
    return (
      <LinkPage
        title="Salir del boletín"
        question={
          <>
            ¿No quieres recibir más el boletín en <b>{link.email}</b>?
          </>
        }
        action="Dejar de recibirlo"
        outcome={actionData}
      />
    );
  }
  const outcome = actionData?.code === 'newsletter.leave-invalid' ? undefined : actionData;
  return (
    <AuthCard back={toBlog} title={invalid?.title ?? 'Salir del boletín'}>
      {/* Without the link that does not work. */}
      <OutcomeForm outcome={outcome} action={href('/boletin/baja')}>
        {!outcome?.done && (
          <>
            <p>{invalid?.message ?? 'Escribe tu correo y te mandamos el enlace para salir.'}</p>
            <MailField outcome={outcome} />
            <SubmitButton look="primary" busy="Enviando enlace...">
              Enviar enlace
            </SubmitButton>
          </>
        )}
      </OutcomeForm>
    </AuthCard>
  );
}
