import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { countOpenFindings } from '#server/services/payment-desk/count-open-findings.ts';
import { countOrders } from '#server/services/payment-desk/count-orders.ts';
import { listOrders } from '#server/services/payment-desk/list-orders.ts';
import { listRates } from '#server/services/payment-desk/list-rates.ts';
import { setRate } from '#server/services/payment-desk/set-rate.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/payments.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { listedOrderOf } from './listed-order.ts';
import { orderList } from './order-list.ts';
import { OrderTable } from './order-table.tsx';
import { seenRateSchema } from './rate-fields.ts';
import './payments.css';

const loadWaitingTotals = () => import('./waiting-totals.tsx');
const WaitingTotals = keepDrawn(
  import.meta.env.SSR
    ? (await loadWaitingTotals()).WaitingTotals
    : later(loadWaitingTotals, 'WaitingTotals'),
);

const loadRatePanel = () => import('./rate-panel.tsx');
const RatePanel = keepDrawn(
  import.meta.env.SSR ? (await loadRatePanel()).RatePanel : later(loadRatePanel, 'RatePanel'),
);
const loadLedgerForm = () => import('./ledger-form.tsx');
const LedgerForm = keepDrawn(
  import.meta.env.SSR ? (await loadLedgerForm()).LedgerForm : later(loadLedgerForm, 'LedgerForm'),
);

export const handle = { follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Pagos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = orderList.read(args.request.url);
  const [page, counts, rates, waiting] = await Promise.all([
    listOrders(app, actor, asked),
    countOrders(app, actor),
    listRates(app, actor),
    countOpenFindings(app, actor),
  ]);
  const today = bogotaDate(app.now());
  const listed = { ...page, rows: page.rows.map(listedOrderOf) };
  return { page: listed, counts, rates, waiting, asked, today };
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, seenRateSchema, async ({ copPerUsd, seen, sure }) => {
    await setRate(args.context.get(services), actor, { copPerUsd, seen, isSure: sure === 'on' });
    return redirectWithFlash(href('/admin/pagos'), 'rate-set');
  });
}

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { page, counts, rates, waiting, asked, today } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <h1>Pagos</h1>
      <WaitingTotals waiting={waiting} />
      <RatePanel rates={rates} outcome={outcome} />
      <StaffList
        title="Pedidos"
        address={orderList}
        asked={asked}
        page={page}
        noun={['pedido', 'pedidos']}
        searched="cliente, compra, código, comprobante, referencia o monto"
        tabs={['all', 'open', 'paid', 'refunded', 'expired']}
        counts={counts}
        empty={
          asked.search
            ? { title: 'Ningún pedido coincide con esa búsqueda' }
            : {
                title: 'No hay pedidos en esta categoría',
                text: 'Un pedido empieza cuando alguien elige cómo pagar un paquete o una cotización.',
              }
        }
      >
        <OrderTable orders={page.rows} />
      </StaffList>
      <LedgerForm from={`${today.slice(0, 7)}-01`} to={today} />
    </>
  );
}
