import { escapeHtml } from '../../escape-html.ts';
import { paypalFaultNames } from '../paypal/approval-page.ts';
import type { Capture, Order } from '../paypal/order.ts';
import type { PaypalState } from '../paypal/state.ts';
import type { Delivery } from '../state.ts';
import { amountText } from './amount-text.ts';
import { formatTime } from './format-time.ts';
import { renderDeliveries } from './render-deliveries.ts';

export function renderOrder(
  order: Order,
  { captures, refunds }: PaypalState,
  deliveries: readonly Delivery[],
): string {
  const capture = captures.find(({ order_id }) => order_id === order.id);
  const own = capture ? refunds.filter(({ capture_id }) => capture_id === capture.id) : [];
  const { text, tone } = capture ? captureStatuses[capture.status] : orderStatuses[order.status];
  return `
<li>
<h3>${escapeHtml(amountText(order.purchase_unit.amount))} · <span class="status ${tone}">${text}</span></h3>
<p>${escapeHtml(order.purchase_unit.description ?? 'Sin descripción')}${order.purchase_unit.custom_id === undefined ? '' : ` · <span class="code">${escapeHtml(order.purchase_unit.custom_id)}</span>`}</p>
<p class="quiet">Orden <span class="code">${escapeHtml(order.id)}</span> · ${formatTime(order.create_time)}</p>
${capture ? `<p class="quiet">Cobro <span class="code">${escapeHtml(capture.id)}</span></p>` : ''}
${own.map((refund) => `<p class="quiet">Devolución <span class="code">${escapeHtml(refund.id)}</span> · ${escapeHtml(amountText(refund.amount))}</p>`).join('')}
${order.faults.length > 0 ? `<p class="bad">${order.faults.map((fault) => paypalFaultNames[fault]).join(' · ')}</p>` : ''}
${renderActions(order, capture)}
${renderDeliveries(deliveries, order.id)}
</li>`;
}

function renderActions(order: Order, capture: Capture | undefined): string {
  if (capture?.status === 'PENDING') {
    return `<form class="row" method="post" action="/pagos/paypal"><input type="hidden" name="id" value="${escapeHtml(capture.id)}">
<button name="status" value="COMPLETED">Completar el cobro</button>
<button name="status" value="DECLINED">Rechazar el cobro</button></form>`;
  }
  return order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
    ? `<p class="row"><a class="button" href="/checkoutnow?token=${encodeURIComponent(order.id)}">Abrir la página de pago</a></p>`
    : '';
}

const orderStatuses: Record<Order['status'], { text: string; tone: string }> = {
  CREATED: { text: 'Sin aprobar', tone: 'quiet' },
  PAYER_ACTION_REQUIRED: { text: 'Sin aprobar', tone: 'quiet' },
  APPROVED: { text: 'Aprobada, sin cobrar', tone: 'quiet' },
  COMPLETED: { text: 'Cobrada', tone: 'good' },
};

const captureStatuses: Record<Capture['status'], { text: string; tone: string }> = {
  COMPLETED: { text: 'Cobrada', tone: 'good' },
  PENDING: { text: 'Cobro pendiente', tone: 'quiet' },
  DECLINED: { text: 'Cobro rechazado', tone: 'bad' },
  PARTIALLY_REFUNDED: { text: 'Devuelta en parte', tone: 'quiet' },
  REFUNDED: { text: 'Devuelta', tone: 'quiet' },
};
