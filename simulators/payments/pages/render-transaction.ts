import { priceText } from '#content/money.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { Delivery } from '../state.ts';
import { faultNames, methodNames } from '../wompi/checkout-page.ts';
import { canBecome } from '../wompi/payments.ts';
import type { StoredTransaction, WompiStatus } from '../wompi/transaction.ts';
import { formatTime } from './format-time.ts';
import { renderDeliveries } from './render-deliveries.ts';

export const renderTransaction = (
  { data, faults }: StoredTransaction,
  deliveries: readonly Delivery[],
) => `
<li>
<h3>${escapeHtml(priceText({ amount: data.amount_in_cents, currency: 'COP' }))} · <span class="status ${statusClass[data.status]}">${statusNames[data.status]}</span></h3>
<p>${methodNames[data.payment_method_type]} · <span class="code">${escapeHtml(data.reference)}</span></p>
<p class="quiet"><span class="code">${escapeHtml(data.id)}</span> · ${formatTime(data.created_at)}</p>
${faults.length > 0 ? `<p class="bad">${faults.map((fault) => faultNames[fault]).join(' · ')}</p>` : ''}
${renderActions(data)}
${renderDeliveries(deliveries, data.id)}
</li>`;

function renderActions(data: StoredTransaction['data']): string {
  const possible = actions.filter(({ status }) => canBecome(data, status));
  return possible.length === 0
    ? ''
    : `<form class="row" method="post" action="/pagos/wompi"><input type="hidden" name="id" value="${escapeHtml(data.id)}">
${possible.map(({ status, text }) => `<button name="status" value="${status}">${text}</button>`).join('\n')}</form>`;
}

const actions = [
  { status: 'APPROVED', text: 'Aprobar' },
  { status: 'DECLINED', text: 'Rechazar' },
  { status: 'ERROR', text: 'Terminar en error' },
  { status: 'VOIDED', text: 'Anular' },
] as const;

const statusNames: Record<WompiStatus, string> = {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobado',
  DECLINED: 'Rechazado',
  VOIDED: 'Anulado',
  ERROR: 'Error',
};

const statusClass: Record<WompiStatus, string> = {
  PENDING: 'quiet',
  APPROVED: 'good',
  DECLINED: 'bad',
  VOIDED: 'quiet',
  ERROR: 'bad',
};
