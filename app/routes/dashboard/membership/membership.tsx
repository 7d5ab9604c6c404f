import { data, href } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { cancellationSchema, planSchema } from '#packages/membership/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { readOwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/membership.ts';
import { CancelPart } from './cancel-part.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import { PeriodList } from './period-list.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { standingWords } from './membership-words.ts';
import './membership.css';

export const handle = { shell: 'app', follows: ['membership', 'order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Mi membresía');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  return readOwnMembership(args.context.get(services), actor);
}

const here = href('/dashboard/membresia');

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  switch (form.intent) {
    case 'try':
      return handleFormAction(args, form, z.object({}), async () => {
        await startTrial(app, actor);
        return redirectWithFlash(here, 'trial-started');
      });
    case 'cancel':
      return handleFormAction(args, form, cancellationSchema, async ({ reason }) => {
        await changeOwnMembership(app, actor, { type: 'cancelled', reason });
        return redirectWithFlash(here, 'membership-cancelled');
      });
    case 'resume':
      return handleFormAction(args, form, z.object({}), async () => {
        await changeOwnMembership(app, actor, { type: 'resumed' });
        return redirectWithFlash(here, 'membership-resumed');
      });
    case 'plan':
      return handleFormAction(args, form, planSchema, async ({ plan }) => {
        await changeOwnMembership(app, actor, { type: 'plan-chosen', plan });
        return redirectWithFlash(here, 'membership-plan-chosen');
      });
    case undefined:
    default:
      throw data(null, { status: 400 });
  }
}

/** How somebody's membership stands, what is paid next, and what they can do about it. */
export default function MembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  const { status, label, text } = standingWords(loaderData);
  const isMember = loaderData.paidUntil !== null && loaderData.status !== 'ended';
  return (
    <div className="membership wrap">
      <header className="membership-head">
        <h1>Mi membresía</h1>
        <StatusBadge status={status}>{label}</StatusBadge>
        <p className="lead">{text}</p>
      </header>
      {isMember ? (
        <PlanPanel own={loaderData} outcome={outcome} />
      ) : (
        <StartPanel own={loaderData} outcome={outcome} />
      )}
      {loaderData.credits.length > 0 && <CreditsPanel months={loaderData.credits} />}
      {loaderData.periods.length > 0 && <PeriodList periods={loaderData.periods} />}
      {isMember && <CancelPart own={loaderData} outcome={outcome} />}
    </div>
  );
}
