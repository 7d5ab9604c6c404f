import { data } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import {
  type RefundAccount,
  withdrawalSchema,
  withdrawalToAccountSchema,
} from '#packages/legal-requests/src/index.ts';
import { AppError } from '#server/app-error.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { readOrder } from '#server/services/payments/read-order.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { fileWithdrawal } from '#server/services/withdrawals/file-withdrawal.ts';
import { readWithdrawal } from '#server/services/withdrawals/read-withdrawal.ts';
import type { Route } from './+types/withdrawal.ts';
import { orderPath } from './order-paths.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';
import { withdrawalViewOf } from './withdrawal-view.ts';

export const handle = { follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Pedir el retracto');

const orderIn = (request: Request) => new URL(request.url).searchParams.get('pedido') ?? '';

/** `?pedido=` is the order that they withdraw from: one of theirs that was paid. */
export async function loader(args: Route.LoaderArgs) {
  const { order, withdrawal } = await readOwn(args);
  const view = withdrawalViewOf(withdrawal);
  if (!order || !view) {
    const gone = new AppError('order.gone');
    const described = toErrorResponse(gone);
    throw described ? data(described.body, described) : gone;
  }
  const { id, code, name } = order;
  return { order: { id, code, name }, withdrawal: view };
}

/** Who was too late sees that they were. */
export const shouldRevalidate = () => true;

async function readOwn(args: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const order = await readOrder(app, actor, { orderId: orderIn(args.request) });
  return { order, withdrawal: order && (await readWithdrawal(app, actor, order)) };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const form = await readTextFields(args.request);
  const { withdrawal } = await readOwn(args);
  const orderId = orderIn(args.request);
  const { title, message } = errorTexts['withdrawal.failed'];
  const file = async (reason: string, account: RefundAccount | null) => {
    await fileWithdrawal(args.context.get(services), actor, { orderId, reason, account });
    return redirectWithFlash(orderPath(orderId), 'withdrawal-filed', { status: 303 });
  };
  return withdrawal?.isByHand
    ? handleFormAction(
        args,
        form,
        withdrawalToAccountSchema,
        ({ reason, ...account }) => file(reason, account),
        { title, message },
      )
    : handleFormAction(args, form, withdrawalSchema, ({ reason }) => file(reason, null), {
        title,
        message,
      });
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage {...loaderData} outcome={useLastOutcome(actionData)} />;
}
