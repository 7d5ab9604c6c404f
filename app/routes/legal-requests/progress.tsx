import { href } from 'react-router';
import { services, anonymous } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { completeSchema } from '#packages/legal-requests/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { completeByPerson } from '#server/services/legal-requests/complete-request.ts';
import { readProgress } from '#server/services/legal-requests/read-progress.ts';
import { UsedLink } from '../auth/used-link.tsx';
import { handleFormAction } from '../handle-form-action.ts';
import { redirectWithFlash } from '../redirect-with-flash.ts';
import type { Route } from './+types/progress.ts';
import { ProgressView } from './progress-view.tsx';
import './pqr.css';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('En qué va tu solicitud', 'El estado, las fechas y la respuesta de tu solicitud.');

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(services);
  const progress = await readProgress(app, context.get(anonymous), params);
  return { progress, invalid: errorTexts['legal-request.link-invalid'], now: app.now() };
}

/** Keeps what was missing. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readTextFields(request);
  return handleFormAction({ context, request }, form, completeSchema, async ({ complete }) => {
    const { token } = params;
    await completeByPerson(context.get(services), context.get(anonymous), {
      token,
      body: complete,
    });
    return redirectWithFlash(href('/pqr/:token', { token }), 'request-completed', { status: 303 });
  });
}

export default function ProgressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { progress, invalid, now } = loaderData;
  const outcome = useLastOutcome(actionData);
  if (!progress) {
    const back = { href: href('/pqr'), label: 'PQR y datos personales' };
    return <UsedLink back={back} words={invalid} isAnswer={actionData !== undefined} />;
  }
  return <ProgressView progress={progress} outcome={outcome} now={now} />;
}
