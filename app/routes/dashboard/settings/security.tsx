import { href } from 'react-router';
import { z } from 'zod';
import { changePasswordSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  changePassword,
  readCredentialsChange,
} from '#server/services/accounts/change-password.ts';
import { deleteSessions, listSessions } from '#server/services/accounts/sessions.ts';
import { readTwoFactor } from '#server/services/accounts/two-factor.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/security.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

export const meta: Route.MetaFunction = () => privatePage('Seguridad');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const [sessions, twoFactor, credentialsChangedAt] = await Promise.all([
    listSessions(app, actor),
    readTwoFactor(app, actor),
    readCredentialsChange(app, actor),
  ]);
  // The secret of a second step that is being set up stays on its own page.
  const recoveryCodesLeft = twoFactor.state === 'on' ? twoFactor.recoveryCodesLeft : null;
  return { sessions, recoveryCodesLeft, credentialsChangedAt };
}

const here = href('/dashboard/ajustes/seguridad');
const sessionSchema = z.object({ session: z.string() });

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  if (form.intent === 'end-session') {
    return handleFormAction(args, form, sessionSchema, async ({ session }) => {
      await deleteSessions(app, actor, session);
      return redirectWithFlash(here, 'session-ended');
    });
  }
  return handleFormAction(args, form, changePasswordSchema, async (fields) => {
    const headers = await changePassword(app, actor, { headers: args.request.headers, ...fields });
    return redirectWithFlash(here, 'password-changed-here', { headers });
  });
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, recoveryCodesLeft, credentialsChangedAt } = loaderData;
  return (
    <>
      <Panel title="Contraseña">
        <div className="settings-body">
          {/* After a change the form begins anew. */}
          <PasswordForm
            key={credentialsChangedAt?.getTime()}
            outcome={outcomeOf(actionData, 'password')}
          />
        </div>
      </Panel>
      <Panel title="Verificación en dos pasos">
        <TwoFactorRow recoveryCodesLeft={recoveryCodesLeft} />
      </Panel>
      <Panel title="Sesiones abiertas">
        <SessionList sessions={sessions} outcome={outcomeOf(actionData, 'end-session')} />
      </Panel>
    </>
  );
}
