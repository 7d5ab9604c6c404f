import { escapeHtml } from '../../escape-html.ts';
import type { Delivery } from '../state.ts';
import type { NequiState, NequiToken, PaymentSource } from '../wompi/nequi-state.ts';
import { formatTime } from './format-time.ts';
import { renderDeliveries } from './render-deliveries.ts';

/** An account that somebody asked its owner for, and what was made of it. */
export const renderNequi = (
  { data, created_at, decidesAt }: NequiToken,
  { sources }: NequiState,
  deliveries: readonly Delivery[],
) => `
<li>
<h3>${escapeHtml(data.phone_number)} · <span class="status ${statuses[data.status].tone}">${statuses[data.status].text}</span></h3>
<p class="quiet"><span class="code">${escapeHtml(data.id)}</span> · ${formatTime(created_at)}</p>
${data.status === 'PENDING' ? renderAnswers(data.id, decidesAt) : ''}
${sources
  .filter((source) => source.data.token === data.id)
  .map(renderSource)
  .join('')}
${renderDeliveries(deliveries, data.id)}
</li>`;

const renderAnswers = (id: string, decidesAt: number | null) =>
  decidesAt === null
    ? `<form class="row" method="post" action="/pagos/nequi"><input type="hidden" name="id" value="${escapeHtml(id)}">
<button name="status" value="APPROVED">Aceptar</button>
<button name="status" value="DECLINED">Rechazar</button></form>`
    : '<p class="quiet">Este número se decide solo en un momento.</p>';

const renderSource = ({ data, failsNext }: PaymentSource) => `
<p>Fuente de pago <span class="code">${data.id}</span>${failsNext ? ' · <span class="bad">Su próximo cobro va a fallar</span>' : ''}</p>
<form class="row" method="post" action="/pagos/fuente"><input type="hidden" name="id" value="${data.id}">
${failsNext ? '<button name="fails" value="no">Que el próximo cobro salga bien</button>' : '<button name="fails" value="yes">Que falle el próximo cobro</button>'}</form>`;

const statuses: Record<NequiToken['data']['status'], { text: string; tone: string }> = {
  PENDING: { text: 'Espera respuesta', tone: 'quiet' },
  APPROVED: { text: 'Aceptada', tone: 'good' },
  DECLINED: { text: 'Rechazada', tone: 'bad' },
};
