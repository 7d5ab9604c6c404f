import { escapeHtml } from '../../escape-html.ts';
import type { Capture } from '../paypal/order.ts';
import type { PaypalState } from '../paypal/state.ts';
import type { Subscription } from '../paypal/subscription.ts';
import { priceText } from '../paypal/subscription-page.ts';
import { canBeCancelled } from '../paypal/subscriptions.ts';
import type { Delivery } from '../state.ts';
import { amountText } from './amount-text.ts';
import { formatTime } from './format-time.ts';
import { renderDeliveries } from './render-deliveries.ts';

export function renderSubscription(
  subscription: Subscription,
  { captures, plans }: PaypalState,
  deliveries: readonly Delivery[],
): string {
  const { id, custom_id, create_time, status } = subscription;
  const plan = plans.find((one) => one.id === subscription.plan_id);
  const charges = captures.filter(({ subscription_id }) => subscription_id === id);
  const { text, tone } = statuses[status];
  return `
<li>
<h3>${escapeHtml(plan ? priceText(plan) : 'Sin plan')} · <span class="status ${tone}">${text}</span></h3>
<p>${escapeHtml(plan?.name ?? '')}${custom_id === undefined ? '' : ` · <span class="code">${escapeHtml(custom_id)}</span>`}</p>
<p class="quiet">Suscripción <span class="code">${escapeHtml(id)}</span> · ${formatTime(create_time)}</p>
${renderNext(subscription)}
${charges.map(renderCharge).join('')}
${renderActions(subscription)}
${renderDeliveries(deliveries, id)}
</li>`;
}

const statuses: Record<Subscription['status'], { text: string; tone: string }> = {
  APPROVAL_PENDING: { text: 'Sin aprobar', tone: 'quiet' },
  ACTIVE: { text: 'Activa', tone: 'good' },
  SUSPENDED: { text: 'Suspendida', tone: 'bad' },
  CANCELLED: { text: 'Cancelada', tone: 'quiet' },
};

function renderNext({ status, next_billing_time, ...subscription }: Subscription): string {
  if (status !== 'ACTIVE' || next_billing_time === null) return '';
  const { tries, last_failed_payment: failure, failing_tries: failing } = subscription;
  const retry = tries > 0 ? failure?.next_payment_retry_time : null;
  return `<p class="quiet">${retry ? `Reintento ${formatTime(retry)} · ` : ''}Próximo periodo ${formatTime(next_billing_time)}</p>
${subscription.pends_next ? '<p class="quiet">El próximo cobro va a esperar al banco</p>' : ''}
${failing > 0 ? `<p class="bad">${failing === 1 ? 'El próximo cobro va a fallar' : `Los próximos ${failing} intentos van a fallar`}</p>` : ''}`;
}

const renderCharge = ({ id, amount, create_time, status }: Capture): string =>
  `<p class="quiet">Cobro <span class="code">${escapeHtml(id)}</span> · ${escapeHtml(amountText(amount))} · ${formatTime(create_time)}${chargeNotes[status] ?? ''}</p>${status === 'PENDING' ? renderDecision(id) : ''}`;

const renderDecision = (id: string): string =>
  `<form class="row" method="post" action="/pagos/paypal"><input type="hidden" name="id" value="${escapeHtml(id)}">
<button name="status" value="COMPLETED">Completar el cobro</button>
<button name="status" value="DECLINED">Rechazar el cobro</button></form>`;

const chargeNotes: Partial<Record<Capture['status'], string>> = {
  REFUNDED: ' · Devuelto',
  PARTIALLY_REFUNDED: ' · Devuelto en parte',
  PENDING: ' · Espera al banco',
  DECLINED: ' · Rechazado',
};

function renderActions(subscription: Subscription): string {
  if (subscription.status === 'APPROVAL_PENDING') {
    const token = encodeURIComponent(subscription.ba_token);
    return `<p class="row"><a class="button" href="/webapps/billing/subscriptions?ba_token=${token}">Abrir la página de aprobación</a></p>`;
  }
  if (!canBeCancelled(subscription)) return '';
  const failing = `<button name="action" value="fail">Que falle el próximo cobro</button>
<button name="action" value="fail-all">Que fallen también los reintentos</button>
<button name="action" value="pend">Que el próximo cobro espere al banco</button>`;
  return `<form class="row" method="post" action="/pagos/suscripcion"><input type="hidden" name="id" value="${escapeHtml(subscription.id)}">
${subscription.status === 'ACTIVE' ? failing : ''}
<button name="action" value="cancel">Cancelar en PayPal</button></form>`;
}
