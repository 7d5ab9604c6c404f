import { services, anonymous } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { pages } from '#content/site-map.ts';
import { errorTexts } from '#server/error-texts.ts';
import { confirmSubscription } from '#server/services/newsletter/follow-links.ts';
import { readConfirmLink } from '#server/services/newsletter/read-links.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { UsedLink } from '../auth/used-link.tsx';
import type { Route } from './+types/confirm.ts';
import { LinkPage } from './link-page.tsx';
import { linkFields, linkSchema } from './link-token.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Confirmar el boletín', 'Confirma que quieres recibir el boletín.');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { de } = linkSchema.parse(linkFields(request));
  return {
    link: await readConfirmLink(context.get(services), context.get(anonymous), de),
    invalid: errorTexts['newsletter.link-invalid'],
  };
}

/** Programs that look for dangerous mails open links too: only a press of the button subscribes. */
export async function action({ context, request }: Route.ActionArgs) {
  return handleFormAction({ context, request }, linkFields(request), linkSchema, async ({ de }) => {
    await confirmSubscription(context.get(services), context.get(anonymous), de);
    return {
      title: 'Listo, estás en la lista',
      message: 'Te mandamos un correo de bienvenida, con el enlace para salir cuando quieras.',
    };
  });
}

const toBlog = { href: pages.blog.path, label: 'Ir al blog' };

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, invalid } = loaderData;
  const isRefused = actionData?.code === 'newsletter.link-invalid';
  if (isRefused || (!link && !actionData)) {
    const again = { href: pages.newsletter.path, label: 'Pedir otro enlace' };
    return <UsedLink back={toBlog} words={invalid} again={again} isAnswer={isRefused} />;
  }
  if (link?.done && !actionData) {
    const message = `El boletín te llega una vez al mes: ${link.email}.`;
    return (
      <UsedLink back={toBlog} words={{ title: 'Ya estás en la lista', message }} isAnswer={false} />
    );
  }
  return (
    <LinkPage
      title="Confirma tu suscripción"
      question={
        <>
          ¿Quieres recibir el boletín en <b>{link?.email}</b> una vez al mes? Sales con un clic
          cuando quieras.
        </>
      }
      action="Sí, quiero recibirlo"
      outcome={actionData}
    />
  );
}
