import { escapeHtml } from '../../escape-html.ts';
import type { Delivery } from '../state.ts';

/** The events of one payment, and how they arrived. */
export function renderDeliveries(deliveries: readonly Delivery[], subjects: readonly string[]) {
  const own = deliveries.filter(({ subject }) => subjects.includes(subject));
  return own.length > 0 ? `<ul class="events">${own.map(renderDelivery).join('')}</ul>` : '';
}

const renderDelivery = (delivery: Delivery) => `
<li><span class="code">${escapeHtml(delivery.title)}</span> <span class="${statusClass[delivery.status]}">${escapeHtml(describe(delivery))}</span>
<form method="post" action="/pagos/evento"><input type="hidden" name="id" value="${escapeHtml(delivery.id)}"><button>Enviar otra vez</button></form></li>`;

const statusClass: Record<Delivery['status'], string> = {
  waiting: 'quiet',
  delivered: 'good',
  abandoned: 'bad',
};

function describe({ status, tries, lastAnswer }: Delivery): string {
  const answer = lastAnswer === null ? '' : ` · última respuesta: ${lastAnswer}`;
  switch (status) {
    case 'waiting':
      return tries === 0 ? 'Por enviar' : `Intentos: ${tries}${answer}`;
    case 'delivered':
      return tries === 1 ? 'Entregado' : `Entregado al intento ${tries}`;
    case 'abandoned':
      return `No se entregó en ${tries} intentos${answer}`;
  }
}
