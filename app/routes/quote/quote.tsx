import { data, href } from 'react-router';
import { z } from 'zod';
import { anonymous, services, testMode } from '#app/context.ts';
import { mailedLinkPage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { brand } from '#content/brand.ts';
import { isPaidHere } from '#content/quote.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { acceptSchema, canBecome, rejectSchema } from '#packages/quote/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { isQuotePaid } from '#server/services/payments/is-quote-paid.ts';
import { decideOffer } from '#server/services/quotes/decide-offer.ts';
import { readOffer } from '#server/services/quotes/read-offer.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { UsedLink } from '../auth/used-link.tsx';
import type { Route } from './+types/quote.ts';
import { AcceptForm, QuestionLine, RejectForm } from './decision-forms.tsx';
import { askPath, type Offer, OfferBody, OfferHead } from './quote-page.tsx';
import './quote.css';

export const meta: Route.MetaFunction = () =>
  mailedLinkPage('Cotización', `Una cotización de ${brand.name}.`);

/** Opening it changes nothing: programs that look for dangerous mails open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  const app = context.get(services);
  const quote = await readOffer(app, context.get(anonymous), { token }).catch((error: unknown) => {
    const described = toErrorResponse(error);
    throw described ? data(described.body, described) : error;
  });
  if (!quote) return data({ offer: null, invalid: errorTexts['offer.gone'] }, { status: 404 });
  const { currency, discountPercent, lines, name, notes, revision, state } = quote;
  const { number, sentAt, createdAt, ...rest } = quote;
  const { taxPercent, totals, validUntil, decidedAt, acceptedName } = rest;
  const offer: Offer = {
    ...{ currency, discountPercent, lines, name, notes, revision, state },
    ...{ taxPercent, totals, validUntil, decidedAt, acceptedName },
    number: number ?? '',
    isPaidHere: isPaidHere(
      { amount: totals.total, currency },
      {
        providers: app.payments.providers,
        transferWays: transferWaysFor(context.get(testMode)),
      },
    ),
    isPaid:
      state === 'accepted' &&
      (await isQuotePaid(app, context.get(anonymous), { quoteId: quote.id })),
    sentOn: bogotaDate(sentAt ?? createdAt),
  };
  return data({ offer, invalid: null });
}

/** Who was too late sees what became of it. */
export const shouldRevalidate = () => true;

const revision = {
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
};
const seenAcceptSchema = acceptSchema.extend(revision);
const seenRejectSchema = rejectSchema.extend(revision);

export async function action(args: Route.ActionArgs) {
  const app = args.context.get(services);
  const actor = args.context.get(anonymous);
  const { token } = args.params;
  const here = href('/cotizacion/:token', { token });
  const form = await readTextFields(args.request);
  if (form.intent === 'reject') {
    return handleFormAction(args, form, seenRejectSchema, async ({ reason, revision }) => {
      await decideOffer(app, actor, { token, revision, kind: 'rejected', reason });
      return redirectWithFlash(here, 'offer-rejected');
    });
  }
  return handleFormAction(args, form, seenAcceptSchema, async ({ name, revision }) => {
    await decideOffer(app, actor, { token, revision, kind: 'accepted', name });
    return redirectWithFlash(here, 'offer-accepted');
  });
}

const newLinkAsked =
  'El enlace de mi cotización no sirve. Envíenme otro, por favor. Su número es COT-';

export default function QuotePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { offer, invalid } = loaderData;
  const outcome = useLastOutcome(actionData);
  if (!offer)
    return (
      <UsedLink
        back={{ href: href('/'), label: 'Inicio' }}
        words={invalid}
        again={{ href: askPath(newLinkAsked), label: 'Pedir el enlace' }}
        isAnswer={actionData !== undefined}
      />
    );
  return (
    <div className="quote wrap">
      <OfferHead offer={offer} token={params.token} />
      {canBecome(offer.state, 'accepted') ? (
        <>
          <OfferBody offer={offer} />
          <Panel title="Tu respuesta" id="respuesta">
            <div className="quote-answer">
              <QuestionLine offer={offer} />
              <AcceptForm offer={offer} outcome={outcome} />
              <RejectForm offer={offer} outcome={outcome} />
            </div>
          </Panel>
        </>
      ) : (
        <>
          {outcome && <OutcomeAlert outcome={outcome} />}
          <OfferBody offer={offer} />
        </>
      )}
    </div>
  );
}
