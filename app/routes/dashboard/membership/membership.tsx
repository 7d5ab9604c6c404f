import { href, redirect } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { keepDrawn, later } from '#app/ui/later.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { cancellationSchema, planSchema } from '#packages/membership/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import {
  type OwnMembership,
  readOwnMembership,
  type Running,
} from '#server/services/renewals/read-own-membership.ts';
import { listWithdrawnOrders } from '#server/services/withdrawals/list-withdrawn-orders.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/membership.ts';
import { CancelPart } from './cancel-part.tsx';
import { OtherPlan } from './other-plan.tsx';
import { changePayWay, formTargetsOfWays, loadPayWay } from './pay-way.ts';
import { payWayForms } from './pay-way-forms.ts';
import { PlanPanel } from './plan-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { standingWords } from './membership-words.ts';
import './membership.css';

const loadCreditsPanel = () => import('./credits-panel.tsx');
const CreditsPanel = keepDrawn(
  import.meta.env.SSR
    ? (await loadCreditsPanel()).CreditsPanel
    : later(loadCreditsPanel, 'CreditsPanel'),
);
const loadPayWayPanel = () => import('./pay-way-panel.tsx');
const PayWayPanel = keepDrawn(
  import.meta.env.SSR
    ? (await loadPayWayPanel()).PayWayPanel
    : later(loadPayWayPanel, 'PayWayPanel'),
);
const loadPeriodList = () => import('./period-list.tsx');
const PeriodList = keepDrawn(
  import.meta.env.SSR ? (await loadPeriodList()).PeriodList : later(loadPeriodList, 'PeriodList'),
);

export const handle = {
  shell: 'app',
  follows: ['membership', 'order'],
  needs: ({ formTargets }: Route.ComponentProps['loaderData']) => ({ formTargets }),
} satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Mi membresía');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  // What became of a Nequi that was asked for, and of what was approved at PayPal, is kept first.
  const payWay = await loadPayWay(args, actor);
  // What PayPal put behind the address is of no more use there, and nobody's business who is shown it.
  if (isPaypalQuery(new URL(args.request.url).searchParams)) throw redirect(here, 303);
  const own = await readOwnMembership(app, actor);
  const orderIds = own.periods.map(({ orderId }) => orderId);
  const withdrawn = await listWithdrawnOrders(app, actor, { orderIds });
  return { own, withdrawn: [...withdrawn], payWay, formTargets: formTargetsOfWays(app) };
}

const here = href('/dashboard/membresia');

/** Of whoever comes back from PayPal, approved or not. */
const isPaypalQuery = (query: URLSearchParams): boolean =>
  ['subscription_id', 'ba_token', 'token'].some((name) => query.has(name));

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
        const { renewal } = await changeOwnMembership(app, actor, { type: 'resumed' });
        return redirectWithFlash(
          here,
          renewal === 'link' ? 'membership-resumed-by-link' : 'membership-resumed',
        );
      });
    case 'plan':
      return handleFormAction(args, form, planSchema, async ({ plan }) => {
        const { wasPaypal } = await changeOwnMembership(app, actor, { type: 'plan-chosen', plan });
        return redirectWithFlash(
          here,
          wasPaypal ? 'membership-plan-chosen-without-paypal' : 'membership-plan-chosen',
        );
      });
    case undefined:
    default:
      return changePayWay(args, actor, form);
  }
}

/** How somebody's membership stands, what is paid next, and what they can do about it. */
export default function MembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, withdrawn, payWay } = loaderData;
  const outcome = useLastOutcome(actionData);
  const isMember = own.paidUntil !== null && own.status !== 'ended';
  // What PayPal is about to charge is not to be paid besides.
  const isToPay = own.status === 'trialing' && own.renewal === 'paypal';
  const isWithdrawn = withdrawn.length > 0 && own.status === 'cancelled_at_period_end';
  const { status, label, text } = standingWords(own, { isWithdrawn });
  const way = payWay && !isWithdrawn && <PayWayPanel own={own} way={payWay} outcome={outcome} />;
  const past = (
    <>
      {own.credits.length > 0 && <CreditsPanel months={own.credits} />}
      {own.periods.length > 0 && <PeriodList periods={own.periods} withdrawn={withdrawn} />}
    </>
  );
  return (
    <div className="membership wrap">
      <header className="membership-head">
        <h1>Mi membresía</h1>
        <StatusBadge status={status}>{label}</StatusBadge>
        <p className="lead">{text}</p>
        {own.running && !isWithdrawn && <RunningMeter running={own.running} />}
      </header>
      <Late outcome={outcome} forms={[...formsOf(own, { isWithdrawn }), ...payWayForms(payWay)]} />
      <div className="membership-columns">
        <div className="membership-column">
          {isMember ? (
            <PlanPanel
              own={own}
              isWayTold={payWay !== null}
              isPaypal={payWay?.paypal?.isSure === true}
            />
          ) : (
            !isToPay && <StartPanel own={own} isQuiet={payWay?.paypal?.kind === 'waiting'} />
          )}
          {(isMember || isToPay) && way}
          {isMember && past}
        </div>
        <div className="membership-column">
          {isMember && !isWithdrawn && (
            <>
              <OtherPlan own={own} outcome={outcome} />
              <CancelPart own={own} outcome={outcome} />
            </>
          )}
          {own.canTry && <TrialPanel outcome={outcome} />}
          {!isMember && !isToPay && way}
          {!isMember && past}
        </div>
      </div>
    </div>
  );
}

/** How much is left of what was paid, or tried. */
const RunningMeter = ({ running: { daysLeft, left } }: { running: Running }) => (
  <div className="membership-running">
    <p>
      <span className="membership-days">{daysLeft}</span>{' '}
      {daysLeft === 1 ? 'día por delante' : 'días por delante'}
    </p>
    <Meter value={left} />
  </div>
);

/** The forms of the page, by their `intent`. */
function formsOf(own: OwnMembership, { isWithdrawn }: { isWithdrawn: boolean }): string[] {
  const { status, canTry, plan, next } = own;
  if (canTry) return ['try'];
  if (isWithdrawn) return [];
  if (status === 'cancelled_at_period_end') return ['resume'];
  const isPaying = status === 'active' || status === 'past_due';
  return isPaying ? ['cancel', ...(plan === 'year' && next ? ['plan'] : [])] : [];
}

/** What somebody was told whose form is no longer there: the membership changed meanwhile. */
function Late({ outcome, forms }: { outcome: Outcome | undefined; forms: readonly string[] }) {
  if (!outcome || outcome.done || forms.includes(outcome.values.intent ?? '')) return null;
  return (
    <FocusOnMount>
      <OutcomeAlert outcome={outcome} />
    </FocusOnMount>
  );
}
