import { services } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { confirmSubscription } from '#server/services/newsletter/answer-links.ts';
import { answerForm } from '../answer-form.ts';
import type { Route } from './+types/confirm.ts';
import { LinkPage } from './link-page.tsx';
import { linkFields, linkSchema } from './link-token.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Confirmar el boletín', 'Confirma que quieres recibir el boletín.');

/** Programs that look for dangerous mails open links too: only a press of the key subscribes. */
export async function action({ context, request }: Route.ActionArgs) {
  return answerForm({ context, request }, linkFields(request), linkSchema, async ({ de }) => {
    await confirmSubscription(context.get(services), de);
    return {
      title: 'Listo, estás en la lista',
      message: 'Te mandamos un correo de bienvenida, con el enlace para salir cuando quieras.',
    };
  });
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Confirma tu suscripción"
      question="¿Quieres recibir el boletín una vez al mes? Sales con un clic cuando quieras."
      action="Sí, quiero recibirlo"
      outcome={actionData}
    />
  );
}
