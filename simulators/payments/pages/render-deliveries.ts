import { escapeHtml } from '../../escape-html.ts';
import type { Delivery } from '../state.ts';

/** The events of one payment, and how they arrived. */
export function renderDeliveries(deliveries: readonly Delivery[], subject: string): string {
  const own = deliveries.filter((delivery) => delivery.subject === subject);
  return own.length === 0
    ? ''
    : `<details class="events"><summary>${summarise(own)}</summary>
<ul>${own.map(renderDelivery).join('')}</ul></details>`;
}

function summarise(deliveries: readonly Delivery[]): string {
  const states = (['delivered', 'waiting', 'abandoned'] as const).flatMap((status) => {
    const count = deliveries.filter((delivery) => delivery.status === status).length;
    return count === 0 ? [] : `<span class="${tones[status]}">${countText(status, count)}</span>`;
  });
  return `Eventos: ${states.join(', ')}`;
}

function countText(status: Delivery['status'], count: number): string {
  switch (status) {
    case 'delivered':
      return count === 1 ? '1 entregado' : `${count} entregados`;
    case 'waiting':
      return `${count} por entregar`;
    case 'abandoned':
      return `${count} sin entregar`;
  }
}

const renderDelivery = (delivery: Delivery) => `
<li><p><span class="code">${escapeHtml(delivery.title)}</span><span class="${tones[delivery.status]}">${escapeHtml(describe(delivery))}</span></p>
<form method="post" action="/pagos/evento"><input type="hidden" name="id" value="${escapeHtml(delivery.id)}"><button>Reenviar</button></form></li>`;

const tones: Record<Delivery['status'], string> = {
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
