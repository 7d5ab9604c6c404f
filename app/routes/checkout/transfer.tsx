import { data, href } from 'react-router';
import { z } from 'zod';
import { anonymous, services, testMode } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { largestProof, proofTooLarge, transferReportSchema } from '#packages/payments/src/index.ts';
import { AppError } from '#server/app-error.ts';
import { receiveForm } from '#server/services/contacts/receive-form.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { readTransfer } from '#server/services/transfers/read-transfer.ts';
import { reportTransfer } from '#server/services/transfers/report-transfer.ts';
import { proofError } from '#server/services/transfers/store-proof.ts';
import type { Route } from './+types/transfer.ts';
import { checkoutPathOf } from './followed-order.ts';
import { TransferForm } from './transfer-form.tsx';
import { OrderFacts, TransferHead, WayList } from './transfer-parts.tsx';
import './transfer.css';

export const handle = { follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Pago por transferencia');

const orderIn = (request: Request) => new URL(request.url).searchParams.get('pedido') ?? '';

/** `?pedido=` is the order that is paid. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const { context, request } = args;
  const ways = transferWaysFor(context.get(testMode));
  const orderId = orderIn(request);
  const page = await readTransfer(context.get(services), actor, { orderId }).catch(
    (error: unknown) => {
      const described = toErrorResponse(error);
      throw described ? data(described.body, described) : error;
    },
  );
  return { ...page, ways, checkoutPath: checkoutPathOf(page.order) };
}

/** Who was too late sees what became of the order. */
export const shouldRevalidate = () => true;

const sentReportSchema = transferReportSchema.extend({
  again: z.literal('on').optional().catch(undefined),
});

/** What came of a form that was refused before it was read is kept, and not yet judged. */
const unjudged = z.object(
  Object.fromEntries(
    Object.keys(sentReportSchema.shape).map((name) => [name, z.unknown().optional()]),
  ),
);

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const { context, request } = args;
  const app = context.get(services);
  const orderId = orderIn(request);
  await using sent = await receiveForm(app, context.get(anonymous), { request });
  const { fields, file, isRefused } = sent;
  if (isRefused && file?.fault) {
    const error = proofError(file.fault);
    return await handleFormAction(args, fields, unjudged, () => Promise.reject(error));
  }
  return await handleFormAction(args, fields, sentReportSchema, async ({ again, ...report }) => {
    if (transferWaysFor(context.get(testMode)).length === 0)
      throw new AppError('transfer.unavailable');
    const told = { ...report, orderId, image: file, again: again === 'on' };
    await reportTransfer(app, actor, told);
    const here = `${href('/checkout/transferencia')}?pedido=${orderId}`;
    return redirectWithFlash(here, 'transfer-reported', { status: 303 });
  });
}

/** A picture that the server would refuse for its size is not sent in vain. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const image = form.get('image');
  if (!(image instanceof File) || image.size <= largestProof) return serverAction();
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return data(
    {
      ...{ done: false, code: null, title: 'Archivo demasiado grande', message: proofTooLarge },
      ...{ errors: { image: proofTooLarge }, values: Object.fromEntries(typed) },
    },
    { status: 413 },
  );
}

export default function TransferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOtherPending, order, report, ways } = loaderData;
  const outcome = useLastOutcome(actionData);
  const { pesos } = order;
  const isAvailable = ways.length > 0 && pesos !== null;
  const isPayable =
    isAvailable && order.status === 'open' && report?.state !== 'waiting' && !report?.arrived;
  return (
    <div className="wrap transfer">
      <TransferHead page={{ ...loaderData, isAvailable }} isPayable={isPayable} />
      {outcome && !isPayable && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
      )}
      {isPayable && (
        <div className="transfer-steps">
          <section className="transfer-step" aria-labelledby="transfiere">
            <h2 id="transfiere">1. Transfiere</h2>
            <OrderFacts {...order} pesos={pesos} />
            <WayList ways={ways} />
          </section>
          <section className="transfer-step" aria-labelledby="reporta">
            <h2 id="reporta">2. Cuéntanos que ya lo hiciste</h2>
            <TransferForm
              orderId={order.id}
              again={isOtherPending}
              before={report}
              outcome={outcome}
            />
          </section>
        </div>
      )}
    </div>
  );
}
