import type { Context } from 'hono';
import { brand } from '#content/brand.ts';
import { escapeHtml } from '../../escape-html.ts';
import { amountText } from '../pages/amount-text.ts';
import { sendPage } from '../pages/page.ts';
import type { CaptureOutcome, Order, PaypalFault } from './order.ts';

export const sendApproval = (c: Context, order: Order) =>
  sendPage(c, {
    title: 'Pagar con PayPal',
    leadsTo: [order.return_url, order.cancel_url],
    body: `<main>
<p class="peer">PayPal · Sandbox</p>
<h1>${escapeHtml(order.brand_name ?? brand.name)}</h1>
<p class="amount">${escapeHtml(amountText(order.purchase_unit.amount))}</p>
<dl>
${order.purchase_unit.description === undefined ? '' : `<dt>Compra</dt><dd>${escapeHtml(order.purchase_unit.description)}</dd>`}
<dt>Orden</dt><dd class="code">${escapeHtml(order.id)}</dd>
${order.purchase_unit.custom_id === undefined ? '' : `<dt>Referencia</dt><dd class="code">${escapeHtml(order.purchase_unit.custom_id)}</dd>`}
</dl>
<form method="post">
<label for="outcome">Cuando el comercio cobre</label>
<select id="outcome" name="outcome">
${Object.entries(outcomeNames)
  .map(([value, name]) => `<option value="${value}">${name}</option>`)
  .join('\n')}
</select>
<button class="main" name="decision" value="return">Aprobar y volver</button>
<button name="decision" value="stay">Aprobar sin volver</button>
<button name="decision" value="cancel">Cancelar</button>
<details>
<summary>Fallas</summary>
<fieldset>
<legend>Lo que también pasa</legend>
${Object.entries(paypalFaultNames)
  .map(
    ([value, name]) =>
      `<label class="check"><input type="checkbox" name="fault" value="${value}"><span>${name}</span></label>`,
  )
  .join('\n')}
</fieldset>
</details>
</form>
</main>`,
  });

const outcomeNames: Record<CaptureOutcome, string> = {
  COMPLETED: 'El cobro se completa',
  PENDING: 'El cobro queda pendiente',
  DECLINED: 'El cobro se rechaza',
};

export const paypalFaultNames: Record<PaypalFault, string> = {
  tampered: 'Evento alterado después de firmarlo',
  'wrong-webhook-id': 'Evento firmado para otro webhook',
  duplicate: 'Eventos duplicados',
  silence: 'Silencio: ningún evento',
  'lost-capture': 'La respuesta del cobro se pierde',
};
