import { Form, href, redirect } from 'react-router';
import { services } from '#app/context.ts';
import { requireAnyUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Button } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { deleteAccountSchema, reviewSchema } from '#packages/account/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { readLostMembership } from '#server/services/account-deletion/leave-membership.ts';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { askReview } from '#server/services/users/ask-review.ts';
import { readSuspension } from '#server/services/users/read-suspension.ts';
import { AuthCard } from '../../auth/auth-card.tsx';
import type { Route } from './+types/suspended.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ExportButton, waitingMinutes } from './export-button.tsx';
import { ReviewForm, SuspensionWords } from './review-form.tsx';
import './settings.css';

const here = href('/dashboard/suspension');

const moment = momentText('full');

export const handle = { shell: 'focus' } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Tu cuenta está suspendida');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireAnyUser(args);
  const suspension = await readSuspension(args.context.get(services), actor);
  const page = actor.session.onlyPage;
  // Whoever is leaving as well has that page first.
  if (!suspension || page !== here) throw redirect(page ?? href('/dashboard'));
  const { email } = actor.session;
  const member = await readLostMembership(args.context.get(services), actor);
  return { suspension, email, member, wait: waitingMinutes(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireAnyUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  if (form.intent === 'delete-account') {
    return handleFormAction(args, form, deleteAccountSchema, async (fields) => {
      const { headers: asked } = args.request;
      const headers = await requestDeletion(app, actor, { headers: asked, ...fields });
      return redirectWithFlash(href('/'), 'deletion-requested', { headers, wholeDocument: true });
    });
  }
  return handleFormAction(args, form, reviewSchema, async (fields) => {
    await askReview(app, actor, fields);
    return redirectWithFlash(here, 'review-asked');
  });
}

/** The only page of the product for a suspended person. */
export default function SuspendedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { suspension, email, member, wait } = loaderData;
  const deletion = outcomeOf(actionData, 'delete-account');
  return (
    <AuthCard
      back={{ href: href('/'), label: 'Volver al inicio' }}
      title="Tu cuenta está suspendida"
    >
      <div className="settings-text">
        <p>
          La suspendimos el <strong>{moment(suspension.suspendedAt)}</strong>, hora de Bogotá. Tus
          canciones y tus datos siguen guardados. Este es el motivo:
        </p>
        <SuspensionWords>{suspension.reason}</SuspensionWords>
      </div>
      <ReviewForm suspension={suspension} outcome={outcomeOf(actionData, 'answer')} />
      <div className="settings-leaving settings-text">
        <h2>Tus archivos</h2>
        <p>Llévate tus canciones y tus datos en un archivo ZIP.</p>
        <ExportButton wait={wait} />
        <details className="settings-more" open={deletion !== undefined}>
          <summary>Eliminar mi cuenta</summary>
          <DeleteAccountForm
            email={email}
            member={member}
            intent="delete-account"
            outcome={deletion}
          />
        </details>
        <Form method="post" action={href('/auth/salir')} reloadDocument>
          <Button type="submit">Cerrar sesión</Button>
        </Form>
      </div>
    </AuthCard>
  );
}
