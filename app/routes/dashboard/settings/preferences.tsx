import { href } from 'react-router';
import { preferredPlatformIds } from '#content/platforms/preferred.ts';
import { distributionSchema, notificationsSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  readPreferences,
  saveDistributionPreferences,
  saveNotificationPreferences,
} from '#server/services/preferences/preferences.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/preferences.ts';
import { DistributionForm } from './distribution-form.tsx';
import { NotificationsForm } from './notifications-form.tsx';

export const meta: Route.MetaFunction = () => privatePage('Preferencias');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const { marketingConsent, ...preferences } = await readPreferences(app, actor);
  const { marketing } = preferences.notifications;
  return { ...preferences, agreedAt: marketing ? (marketingConsent?.granted_at ?? null) : null };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const saved = () =>
    redirectWithFlash(href('/dashboard/ajustes/preferencias'), 'preferences-saved');
  if (form.intent === 'distribution') {
    return handleFormAction(
      args,
      form,
      distributionSchema(preferredPlatformIds),
      async (wanted) => {
        await saveDistributionPreferences(app, actor, wanted);
        return saved();
      },
    );
  }
  return handleFormAction(args, form, notificationsSchema, async (wanted) => {
    await saveNotificationPreferences(app, actor, wanted);
    return saved();
  });
}

export default function PreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notifications, distribution, agreedAt } = loaderData;
  return (
    <>
      <Panel title="Avisos por correo">
        <div className="settings-body">
          <NotificationsForm
            key={JSON.stringify(notifications)}
            wanted={notifications}
            agreedAt={agreedAt}
            outcome={outcomeOf(actionData, 'notifications')}
          />
        </div>
      </Panel>
      <Panel title="Distribución">
        <div className="settings-body">
          <DistributionForm
            key={JSON.stringify(distribution)}
            wanted={distribution}
            outcome={outcomeOf(actionData, 'distribution')}
          />
        </div>
      </Panel>
    </>
  );
}
