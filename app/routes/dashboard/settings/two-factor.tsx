import { href, redirect } from 'react-router';
import {
  appCodeSchema,
  currentPasswordSchema,
  stopTwoFactorSchema,
} from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import {
  activateTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from '#server/services/accounts/two-factor.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import './two-factor.css';

export const meta: Route.MetaFunction = () => privatePage('Verificación en dos pasos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  return { twoFactor: await readTwoFactor(args.context.get(services), actor) };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const { headers: asked } = args.request;
  const form = await readTextFields(args.request);
  if (form.intent === 'activate') {
    return handleFormAction(args, form, appCodeSchema, async ({ code }) => {
      const { headers, recoveryCodes } = await activateTwoFactor(app, actor, {
        headers: asked,
        code,
      });
      return {
        title: 'Verificación activada',
        message: 'Desde ahora, para entrar pedimos también un código de tu aplicación.',
        shownOnce: recoveryCodes,
        headers,
      };
    });
  }
  if (form.intent === 'renew') {
    return handleFormAction(args, form, currentPasswordSchema, async ({ currentPassword }) => ({
      title: 'Códigos nuevos',
      message: 'Los anteriores dejaron de servir.',
      shownOnce: await renewRecoveryCodes(app, actor, {
        headers: asked,
        password: currentPassword,
      }),
    }));
  }
  if (form.intent === 'stop') {
    return handleFormAction(args, form, stopTwoFactorSchema, async (fields) => {
      const headers = await stopTwoFactor(app, actor, { headers: asked, ...fields });
      return redirectWithFlash(href('/dashboard/ajustes/seguridad'), 'two-factor-off', { headers });
    });
  }
  return handleFormAction(args, form, currentPasswordSchema, async ({ currentPassword }) => {
    await startTwoFactor(app, actor, { headers: asked, password: currentPassword });
    return redirect(href('/dashboard/ajustes/seguridad/dos-pasos'));
  });
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { twoFactor } = loaderData;
  if (actionData?.shownOnce)
    return <RecoveryCodes outcome={actionData} codes={actionData.shownOnce} />;
  switch (twoFactor.state) {
    case 'off':
      return <TwoFactorOff outcome={actionData} />;
    case 'setup':
      return <TwoFactorSetup setup={twoFactor} outcome={actionData} />;
    case 'on':
      return <TwoFactorOn recoveryCodesLeft={twoFactor.recoveryCodesLeft} outcome={actionData} />;
  }
}
