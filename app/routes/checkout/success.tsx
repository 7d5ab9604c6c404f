import { data, href } from 'react-router';
import { services, testMode } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageMessage } from '#app/ui/shell/page-message.tsx';
import { askAboutOrder } from '#server/services/payments/ask-about-order.ts';
import { readOrder } from '#server/services/payments/read-order.ts';
import { readWithdrawal } from '#server/services/withdrawals/read-withdrawal.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/success.ts';
import { followedOrderOf } from './followed-order.ts';
import { isBackQuery } from './order-paths.ts';
import { PaidOrder } from './paid-order.tsx';
import { paidWords } from './paid-words.ts';
import { withdrawalViewOf } from './withdrawal-view.ts';
import './checkout.css';
import './success.css';

const loadUnpaidOrder = () => import('./unpaid-order.tsx');
const UnpaidOrder = keepDrawn(
  import.meta.env.SSR
    ? (await loadUnpaidOrder()).UnpaidOrder
    : later(loadUnpaidOrder, 'UnpaidOrder'),
);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { order, withdrawal } = loaderData ?? {};
  return privatePage(
    order?.paid ? paidWords(order.paid, withdrawal?.request ?? null).title : 'Estado del pago',
  );
};

export const handle = { follows: ['order'] } satisfies PageHandle;

/** What is shown is the order's own: whatever else stands in the address, providers' words included, proves nothing. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const query = new URL(args.request.url).searchParams;
  const orderId = query.get('pedido') ?? '';
  await askAboutOrder(app, actor, { orderId });
  const order = await readOrder(app, actor, { orderId });
  if (!order) return data({ order: null, withdrawal: null }, { status: 404 });
  const takesTransfers = transferWaysFor(args.context.get(testMode)).length > 0;
  const wasCancelled = query.has('cancelado');
  return data({
    order: followedOrderOf(order, {
      ...{ at: app.now(), takesTransfers, wasCancelled },
      cameBack: isBackQuery(query),
    }),
    withdrawal: withdrawalViewOf(await readWithdrawal(app, actor, order)),
  });
}

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  const { order, withdrawal } = loaderData;
  if (!order) return <NoSuchOrder />;
  if (!order.paid) return <UnpaidOrder order={order} />;
  return <PaidOrder order={order} paid={order.paid} withdrawal={withdrawal} />;
}

const NoSuchOrder = () => (
  <PageMessage
    mark="Estado del pago"
    title="No encontramos ese pedido en tu cuenta"
    actions={
      <>
        <ButtonLink look="primary" href={href('/contact')}>
          Escribirle al equipo
        </ButtonLink>
        <ButtonLink href={href('/memberships')}>Volver a las membresías</ButtonLink>
      </>
    }
    drawing={
      <div className="checkout-drawing">
        <Frailejon />
      </div>
    }
  >
    <p>
      Revisa que entraste con la misma cuenta con la que pagaste. Si el enlace te lo mandó alguien
      en nuestro nombre, confírmalo con nosotros antes de poner un peso.
    </p>
  </PageMessage>
);
