import { href } from 'react-router';
import { z } from 'zod';
import { changeEmailSchema, nameSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  cancelEmailChange,
  readEmailChange,
  requestEmailChange,
} from '#server/services/accounts/change-email.ts';
import { changeName } from '#server/services/accounts/change-name.ts';
import type { NoticeName } from '#server/services/flash.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/account.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PendingEmail } from './pending-email.tsx';

export const meta: Route.MetaFunction = () => privatePage('Cuenta');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const { name, email } = actor.session;
  const app = args.context.get(services);
  return { name, email, change: await readEmailChange(app, actor) };
}

const back = (notice: NoticeName) => redirectWithFlash(href('/dashboard/ajustes/cuenta'), notice);

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  if (form.intent === 'name') {
    return handleFormAction(args, form, nameSchema, async ({ fullName }) => {
      await changeName(app, actor, fullName);
      return back('name-saved');
    });
  }
  if (form.intent === 'cancel-email') {
    return handleFormAction(args, form, z.object({}), async () => {
      await cancelEmailChange(app, actor);
      return back('email-change-cancelled');
    });
  }
  return handleFormAction(args, form, changeEmailSchema, async (fields) => {
    await requestEmailChange(app, actor, { headers: args.request.headers, ...fields });
    return back('email-change-asked');
  });
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, change } = loaderData;
  return (
    <>
      <Panel title="Nombre">
        <div className="settings-body">
          <NameForm key={name} name={name} outcome={outcomeOf(actionData, 'name')} />
        </div>
      </Panel>
      <Panel title="Correo electrónico">
        {change && <PendingEmail change={change} outcome={outcomeOf(actionData, 'cancel-email')} />}
        <div className="settings-body">
          {/* After a request the form begins anew. */}
          <EmailForm
            key={`${email} ${change?.newEmail}`}
            email={email}
            outcome={outcomeOf(actionData, 'email')}
          />
        </div>
      </Panel>
    </>
  );
}
