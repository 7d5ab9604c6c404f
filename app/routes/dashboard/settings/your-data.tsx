import { href } from 'react-router';
import { deleteAccountSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Panel } from '#app/ui/panel.tsx';
import { readLostMembership } from '#server/services/account-deletion/leave-membership.ts';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/your-data.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ExportButton, waitingMinutes } from './export-button.tsx';

export const meta: Route.MetaFunction = () => privatePage('Tus datos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  return {
    email: actor.session.email,
    member: await readLostMembership(args.context.get(services), actor),
    wait: waitingMinutes(args.request),
  };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  return handleFormAction(
    args,
    await readTextFields(args.request),
    deleteAccountSchema,
    async (fields) => {
      const headers = await requestDeletion(app, actor, {
        headers: args.request.headers,
        ...fields,
      });
      return redirectWithFlash(href('/'), 'deletion-requested', { headers, wholeDocument: true });
    },
  );
}

export default function YourDataPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Panel title="Llévate todo">
        <div className="settings-body settings-text">
          <p>
            Un archivo ZIP con lo que guardamos de tu cuenta: tus audios, sus previas, tus portadas
            y tus datos, con un texto que explica cada cosa. Pesa lo que pesen tus archivos:
            descárgalo con buena conexión.
          </p>
          <ExportButton wait={loaderData.wait} />
        </div>
      </Panel>
      <Panel title="Eliminar mi cuenta">
        <div className="settings-body">
          <DeleteAccountForm
            email={loaderData.email}
            member={loaderData.member}
            outcome={actionData}
          />
        </div>
      </Panel>
    </>
  );
}
