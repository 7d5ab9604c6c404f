import { momentText } from '#app/ui/moment.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Form, href, redirect } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireAnyUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Button } from '#app/ui/button.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { keepAccount } from '#server/services/account-deletion/keep-account.ts';
import { readLostMembership } from '#server/services/account-deletion/leave-membership.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import { AuthCard } from '../../auth/auth-card.tsx';
import type { Route } from './+types/leaving.ts';
import { ExportButton, waitingMinutes } from './export-button.tsx';
import './settings.css';

const settings = href('/dashboard/ajustes');

const moment = momentText('full');

export const handle = { shell: 'focus' } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Tu cuenta se va a eliminar');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireAnyUser(args);
  const app = args.context.get(services);
  const { deletionDueAt } = actor.session;
  if (!deletionDueAt) throw redirect(settings);
  return {
    due: moment(deletionDueAt),
    isOver: deletionDueAt <= app.now(),
    isMember: (await readLostMembership(app, actor)) !== null,
    wait: waitingMinutes(args.request),
  };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireAnyUser(args);
  const app = args.context.get(services);
  return handleFormAction(args, {}, z.object({}), async () => {
    await keepAccount(app, actor);
    return redirectWithFlash(settings, 'account-kept');
  });
}

/** The only page of the dashboard for whoever asked for their account to be deleted. */
export default function LeavingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { due, isOver, isMember, wait } = loaderData;
  return (
    <AuthCard
      back={{ href: href('/'), label: 'Volver al inicio' }}
      title="Tu cuenta se va a eliminar"
    >
      <OutcomeForm outcome={actionData}>
        <p>
          {isOver ? (
            'El plazo se venció: la borramos dentro de la próxima hora. Todavía alcanzas a conservarla.'
          ) : (
            <>
              Puedes conservarla hasta el <strong>{due}</strong>, hora de Bogotá. Después borramos
              tus canciones, tus portadas y todos tus datos, y no hay cómo recuperarlos.
            </>
          )}
        </p>
        {isMember && (
          <p>Tu membresía quedó cancelada. Si conservas la cuenta, la retomas en «Mi membresía».</p>
        )}
        <SubmitButton look="primary" busy="Conservando cuenta...">
          Conservar mi cuenta
        </SubmitButton>
      </OutcomeForm>
      <div className="settings-leaving settings-text">
        <p>¿Te vas? Llévate antes tus canciones y tus datos en un archivo ZIP.</p>
        <ExportButton wait={wait} />
        <Form method="post" action={href('/auth/salir')} reloadDocument>
          <Button type="submit">Cerrar sesión</Button>
        </Form>
      </div>
    </AuthCard>
  );
}
