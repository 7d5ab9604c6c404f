import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { services, testMode } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { AppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { orderCheckout, payCheckout } from '#server/services/payments/pay-checkout.ts';
import { type Asked, readCheckout } from '#server/services/payments/read-checkout.ts';
import type { Route } from './+types/checkout.ts';
import { formTargetsOf, viewOf } from './checkout-view.ts';
import {
  AlreadyMember,
  ComingSoon,
  PaypalCharges,
  PlanNotFound,
  QuotePaid,
  QuoteUnaccepted,
  ToAgree,
} from './not-for-sale.tsx';
import { PayablePage } from './payable-page.tsx';
import './checkout.css';

/** The address may carry the token of a quote's link. */
export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Pago', 'Lo que compras, lo que cuesta y cómo se paga.');

export const handle = {
  follows: ['order'],
  needs: ({ formTargets }: Route.ComponentProps['loaderData']) => ({ formTargets }),
} satisfies PageHandle;

const askedBy = ({ url }: Pick<Request, 'url'>): Asked => {
  const query = new URL(url).searchParams;
  const [plan, service, price] = [query.get('plan'), query.get('service'), query.get('price')];
  const [cotizacion, pedido] = [query.get('cotizacion'), query.get('pedido')];
  return { plan, periodo: query.get('periodo'), service, price, cotizacion, pedido };
};

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const asked = askedBy(args.request);
  const checkout = await readCheckout(app, actor, asked);
  const { providers } = app.payments;
  const takesTransfers = transferWaysFor(args.context.get(testMode)).length > 0;
  const view = viewOf(checkout, { providers, takesTransfers, token: asked.cotizacion });
  // Also where nothing is left to pay by now: a page whose policy changes is loaded anew, under whoever goes on from it.
  return data(
    { view, formTargets: view ? formTargetsOf(providers) : [] },
    { status: view ? 200 : 404 },
  );
}

/** Who was refused sees the price as it is now. */
export const shouldRevalidate = () => true;

/** Nobody types any of it: what is not as the page has it is refused as another price, or another way to pay. */
const paySchema = z.object({
  provider: z.string().max(20).catch(''),
  shownPesos: z.string().optional().transform(toHundredths),
  beginNow: z.literal('on').optional().catch(undefined),
  again: z.literal('1').optional().catch(undefined),
});

/** Null where no price in pesos was shown; what is no amount is none of any order. */
function toHundredths(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : -1;
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const asked = askedBy(args.request);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, paySchema, async ({ provider, shownPesos, ...ticks }) => {
    const beginsNow = ticks.beginNow !== undefined;
    const again = ticks.again !== undefined;
    if (provider === 'manual') {
      if (transferWaysFor(args.context.get(testMode)).length === 0)
        throw new AppError('order.no-provider');
      const { id } = await orderCheckout(app, actor, { asked, shownPesos, beginsNow, again });
      return redirect(`${href('/checkout/transferencia')}?pedido=${id}`, { status: 303 });
    }
    const payment = { asked, provider, shownPesos, beginsNow, again };
    const { url } = await payCheckout(app, actor, payment);
    return redirect(url, { status: 303 });
  });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  const outcome = useLastOutcome(actionData);
  switch (view?.kind) {
    case 'for-sale':
      return <PayablePage view={view} outcome={outcome} />;
    case 'to-agree':
      return <ToAgree view={view} />;
    case 'coming-soon':
      return <ComingSoon view={view} />;
    case 'member':
      return <AlreadyMember view={view} />;
    case 'paypal-charges':
      return <PaypalCharges view={view} />;
    case 'quote-unaccepted':
      return <QuoteUnaccepted view={view} />;
    case 'quote-paid':
      return <QuotePaid view={view} />;
    case undefined:
      return <PlanNotFound />;
  }
}
