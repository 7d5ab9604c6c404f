import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { checkOrder } from '#server/services/payment-desk/check-order.ts';
import { finishRefund } from '#server/services/payment-desk/finish-refund.ts';
import { toOrderId } from '#server/services/payment-desk/order-id.ts';
import { readOrder } from '#server/services/payment-desk/read-order.ts';
import { refundByHand } from '#server/services/payment-desk/refund-by-hand.ts';
import { refundOrder } from '#server/services/payment-desk/refund-order.ts';
import { mailReceiptAgain, mailRefundAgain } from '#server/services/receipts/mail-again.ts';
import { readOrderWithdrawal } from '#server/services/withdrawals/read-order-withdrawal.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/order.ts';
import { isHeld, manualRefunds } from './open-refunds.ts';
import { OrderBadge } from './order-badge.tsx';
import { OrderFacts } from './order-facts.tsx';
import {
  byHandSchema,
  checkSchema,
  keptFinishSchema,
  mailAgainSchema,
  seenRefundSchema,
} from './order-fields.ts';
import { staffStandingOf } from './staff-standing.ts';
import { WithdrawalTask } from './withdrawal-task.tsx';
import { withdrawalTermOf } from './withdrawal-term.ts';
import './payments.css';

const loadLateOutcome = () => import('./late-outcome.tsx');
const LateOutcome = keepDrawn(
  import.meta.env.SSR
    ? (await loadLateOutcome()).LateOutcome
    : later(loadLateOutcome, 'LateOutcome'),
);
const loadCheckForms = async () => {
  const { CheckForms } = await import('./check-forms.tsx');
  return { CheckForms };
};
const CheckForms = keepDrawn(
  import.meta.env.SSR ? (await loadCheckForms()).CheckForms : later(loadCheckForms, 'CheckForms'),
);
const loadMailForms = () => import('./mail-forms.tsx');
const MailForms = keepDrawn(
  import.meta.env.SSR ? (await loadMailForms()).MailForms : later(loadMailForms, 'MailForms'),
);
const loadOrderTasks = () => import('./order-tasks.tsx');
const OrderTasks = keepDrawn(
  import.meta.env.SSR ? (await loadOrderTasks()).OrderTasks : later(loadOrderTasks, 'OrderTasks'),
);

const loadOrderStory = () => import('./order-story.tsx');
const OrderStory = keepDrawn(
  import.meta.env.SSR ? (await loadOrderStory()).OrderStory : later(loadOrderStory, 'OrderStory'),
);
const loadOrderLedger = () => import('./order-ledger.tsx');
const OrderLedger = keepDrawn(
  import.meta.env.SSR
    ? (await loadOrderLedger()).OrderLedger
    : later(loadOrderLedger, 'OrderLedger'),
);
const loadRefundForms = () => import('./refund-forms.tsx');
const PaymentForms = keepDrawn(
  import.meta.env.SSR
    ? (await loadRefundForms()).PaymentForms
    : later(loadRefundForms, 'PaymentForms'),
);

export const handle = { follows: ['order', 'request'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privatePage(`Pedido ${loaderData.order.code}`);

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  try {
    const orderId = toOrderId(args.params.orderId);
    const app = args.context.get(services);
    const order = await readOrder(app, actor, orderId);
    const withdrawal = await readOrderWithdrawal(app, actor, { orderId });
    const term = withdrawalTermOf({ order, withdrawal, now: app.now() });
    return { order, withdrawal, term, newKey: crypto.randomUUID() };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(href('/admin/pagos'), 'order-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/admin/pagos/:orderId', args.params);
  const id = () => toOrderId(args.params.orderId);
  if (form.intent === 'finish') {
    return handleFormAction(args, form, keptFinishSchema, async ({ refund, transfer, sure }) => {
      const made = { orderId: id(), refundId: refund, transfer, isSure: sure === 'on' };
      await finishRefund(app, actor, made);
      return redirectWithFlash(here, 'order-refund-finished');
    });
  }
  if (form.intent === 'by-hand') {
    return handleFormAction(args, form, byHandSchema, async ({ refund: refundId }) => {
      await refundByHand(app, actor, { orderId: id(), refundId });
      return redirectWithFlash(here, 'order-refund-manual');
    });
  }
  if (form.intent === 'mail-again') {
    return handleFormAction(args, form, mailAgainSchema, async ({ refund: refundId, seen }) => {
      const again = { orderId: id(), seen };
      if (refundId === '') await mailReceiptAgain(app, actor, again);
      else await mailRefundAgain(app, actor, { ...again, refundId });
      return redirectWithFlash(here, 'order-mail-again');
    });
  }
  if (form.intent === 'check') {
    return handleFormAction(args, form, checkSchema, async ({ attempt }) => {
      await checkOrder(app, actor, { orderId: id(), attemptId: attempt });
      return redirectWithFlash(here, 'order-checked');
    });
  }
  return handleFormAction(args, form, seenRefundSchema, async (sent) => {
    const { payment: paymentId, idempotencyKey: key, seen, amount, reason, sure } = sent;
    const wish = { orderId: id(), paymentId, key, seen, amount, reason, isSure: sure === 'on' };
    const { waitsFor } = await refundOrder(app, actor, wish);
    return redirectWithFlash(here, askedNotices[waitsFor]);
  });
}

const askedNotices = {
  provider: 'order-refund-asked',
  keys: 'order-refund-held',
  staff: 'order-refund-manual',
} as const;

/** From one order to another, by Back and Forward too, nothing of the first one stays. */
export default function OrderPage(props: Route.ComponentProps) {
  return <Order key={props.loaderData.order.id} {...props} />;
}

function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, withdrawal, term, newKey } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/pagos')}>← Pagos</Link>
        </p>
        <h1>
          <bdi>{order.name}</bdi>
        </h1>
        <p className="desk-standing">
          <OrderBadge standing={staffStandingOf(order)} />
          {manualRefunds(order).length > 0 && (
            <StatusBadge status="pending">Devolución por hacer</StatusBadge>
          )}
          {order.refunds.some((refund) => isHeld(order, refund)) && (
            <StatusBadge status="pending">Devolución detenida</StatusBadge>
          )}
          <span>
            Pedido <span className="payment-code">{order.code}</span>
          </span>
        </p>
      </header>
      <LateOutcome order={order} outcome={outcome} />
      <WithdrawalTask order={order} withdrawal={withdrawal} />
      <OrderTasks order={order} outcome={outcome} />
      <div className="desk-columns">
        <div className="desk-side">
          <Panel title="Pedido">
            <div className="desk-panel-body">
              <OrderFacts order={order} />
            </div>
          </Panel>
          {order.payments.length > 0 && (
            <Panel title="Pagos y devoluciones" id="pagos">
              <PaymentForms order={order} withdrawal={term} outcome={outcome} newKey={newKey} />
            </Panel>
          )}
          <MailForms order={order} outcome={outcome} />
          <CheckForms order={order} outcome={outcome} />
        </div>
        <OrderStory order={order} />
        <OrderLedger postings={order.postings} />
      </div>
    </>
  );
}
