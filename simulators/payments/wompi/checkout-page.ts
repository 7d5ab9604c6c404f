import type { Context } from 'hono';
import { brand } from '#content/brand.ts';
import { priceText } from '#content/money.ts';
import { escapeHtml } from '../../escape-html.ts';
import { sendPage } from '../pages/page.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { WompiFault, WompiMethod } from './transaction.ts';

export const sendCheckout = (c: Context, request: CheckoutRequest) =>
  sendPage(c, {
    title: 'Pagar con Wompi',
    leadsTo: [request.redirectUrl],
    body: `<main>
<p class="peer">Wompi · Web Checkout</p>
<h1>${escapeHtml(brand.name)}</h1>
<p class="amount">${escapeHtml(priceText({ amount: request.amountInCents, currency: 'COP' }))}</p>
<dl>
<dt>Referencia</dt><dd class="code">${escapeHtml(request.reference)}</dd>
${request.customerEmail === null ? '' : `<dt>Correo</dt><dd>${escapeHtml(request.customerEmail)}</dd>`}
${request.taxes.map(({ type, amount_in_cents }) => `<dt>${type === 'VAT' ? 'IVA incluido' : 'Impoconsumo incluido'}</dt><dd>${escapeHtml(priceText({ amount: amount_in_cents, currency: 'COP' }))}</dd>`).join('\n')}
</dl>
<form method="post">
<label for="method">Cómo pagas</label>
<select id="method" name="method">
${Object.entries(methodNames)
  .map(([value, name]) => `<option value="${value}">${name}</option>`)
  .join('\n')}
</select>
<button class="main" name="decision" value="APPROVED">Aprobar</button>
<button name="decision" value="DECLINED">Rechazar</button>
<button name="decision" value="PENDING">Dejar pendiente</button>
<details>
<summary>Fallas</summary>
<fieldset>
<legend>Lo que también pasa</legend>
${Object.entries(faultNames)
  .map(
    ([value, name]) =>
      `<label class="check"><input type="checkbox" name="fault" value="${value}"><span>${name}</span></label>`,
  )
  .join('\n')}
</fieldset>
<button name="decision" value="ERROR">Terminar en error</button>
</details>
</form>
</main>`,
  });

export const methodNames: Record<WompiMethod, string> = {
  CARD: 'Tarjeta',
  PSE: 'PSE',
  NEQUI: 'Nequi',
};

export const faultNames: Record<WompiFault, string> = {
  'wrong-signature': 'Firma equivocada en el evento',
  duplicate: 'Evento duplicado',
  'out-of-order': 'Eventos en desorden',
  'other-amount': 'Monto alterado en el evento',
  'event-first': 'Evento antes de volver',
  'late-event': 'Volver antes del evento',
  silence: 'Silencio: ningún evento',
  'no-return': 'No volver al comercio',
};
