import { services } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { leaveNewsletter } from '#server/services/newsletter/answer-links.ts';
import { answerForm } from '../answer-form.ts';
import type { Route } from './+types/leave.ts';
import { LinkPage } from './link-page.tsx';
import { linkFields, linkSchema } from './link-token.ts';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Salir del boletín', 'Deja de recibir el boletín.');

/** Mail programs post here too, by themselves, when the person presses their own key (RFC 8058). */
export async function action({ context, request }: Route.ActionArgs) {
  return answerForm({ context, request }, linkFields(request), linkSchema, async ({ de }) => {
    await leaveNewsletter(context.get(services), de);
    return {
      title: 'Listo: no te escribimos más',
      message: 'Tu correo salió de la lista. Si cambias de opinión, te vuelves a suscribir.',
    };
  });
}

export default function LeavePage({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Salir del boletín"
      question="¿No quieres recibir más el boletín?"
      action="Dejar de recibirlo"
      outcome={actionData}
    />
  );
}
