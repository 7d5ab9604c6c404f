import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { nequiSchema, planSchema } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import {
  askNequi,
  type NequiDocuments,
  readNequiDocuments,
} from '#server/services/renewals/ask-nequi.ts';
import { choosePaypal } from '#server/services/renewals/choose-paypal.ts';
import { followOwnNequi } from '#server/services/renewals/follow-nequi.ts';
import { followOwnPaypal } from '#server/services/renewals/follow-paypal.ts';
import { type NequiWay, readPayWay } from '#server/services/renewals/read-pay-way.ts';
import type { PaypalWay } from '#server/services/renewals/read-paypal-way.ts';
import { removeNequi } from '#server/services/renewals/remove-nequi.ts';
import { removePaypal } from '#server/services/renewals/remove-paypal.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { formTargetsOf } from '../../checkout/checkout-view.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/membership.ts';
import { isConnectQuery } from './connect-path.ts';

/** `isAsked`: the form to connect a Nequi is asked for; its documents are null where nobody tells them now. */
export type NequiView = NequiWay & { isAsked: boolean; documents: NequiDocuments | null };

export type PayWayView = { nequi: NequiView | null; paypal: PaypalWay | null };

const here = href('/dashboard/membresia');

/** Beside what is ticked, the documents that were shown. */
const shownNequiSchema = nequiSchema.extend({
  termsUrl: z.string().max(2048).default(''),
  personalDataUrl: z.string().max(2048).default(''),
});

/** How the next period is paid; whoever looks while their Nequi is asked, or comes back from PayPal, has it asked about. */
export async function loadPayWay(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  actor: UserActor,
): Promise<PayWayView | null> {
  const app = context.get(services);
  await followOwnNequi(app, actor);
  await followOwnPaypal(app, actor);
  const way = await readPayWay(app, actor);
  if (!way) return null;
  const { nequi, paypal } = way;
  const isAsked = nequi?.mayConnect === true && isConnectQuery(new URL(request.url).searchParams);
  const documents = isAsked ? await readNequiDocuments(app, actor) : null;
  return { nequi: nequi && { ...nequi, isAsked, documents }, paypal };
}

/**
 * Where a form of the page may lead, also by a redirect: whatever it shows now, for a page whose policy changes is loaded anew, and
 * what it had just said is gone.
 */
export const formTargetsOfWays = ({ payments }: Pick<AppServices, 'payments'>): string[] =>
  formTargetsOf(payments.providers.filter(({ subscriptions }) => subscriptions));

/** What its forms do; of any other intent there is nothing. */
export function changePayWay(
  args: Route.ActionArgs,
  actor: UserActor,
  form: Record<string, string>,
) {
  const app = args.context.get(services);
  switch (form.intent) {
    case 'nequi':
      return handleFormAction(args, form, shownNequiSchema, async (wish) => {
        await askNequi(app, actor, wish);
        return redirectWithFlash(here, 'nequi-asked');
      });
    case 'nequi-remove':
      return handleFormAction(args, form, z.object({}), async () => {
        await removeNequi(app, actor);
        return redirectWithFlash(here, 'nequi-removed');
      });
    case 'paypal':
      return handleFormAction(args, form, planSchema, async (wish) => {
        const { url } = await choosePaypal(app, actor, wish);
        return redirect(url, { status: 303 });
      });
    case 'paypal-remove':
      return handleFormAction(args, form, z.object({}), async () => {
        const { isMember } = await removePaypal(app, actor);
        return redirectWithFlash(here, isMember ? 'paypal-removed' : 'paypal-removed-unpaid');
      });
    case undefined:
    default:
      throw data(null, { status: 400 });
  }
}
