import type { Context } from 'hono';
import { brand } from '#content/brand.ts';
import { escapeHtml } from '../../escape-html.ts';
import { amountText } from '../pages/amount-text.ts';
import { formatTime } from '../pages/format-time.ts';
import { sendPage } from '../pages/page.ts';
import type { Simulator } from '../simulator.ts';
import { planOf } from './plan.ts';
import type { BillingCycle, Plan, Subscription } from './subscription.ts';

export function sendSubscriptionApproval(
  c: Context,
  simulator: Simulator,
  subscription: Subscription,
) {
  const plan = planOf(simulator, subscription);
  const { brand_name, custom_id, id, start_time } = subscription;
  return sendPage(c, {
    title: 'Suscribirte con PayPal',
    leadsTo: [subscription.return_url, subscription.cancel_url],
    body: `<main>
<p class="peer">PayPal · Sandbox</p>
<h1>${escapeHtml(brand_name ?? brand.name)}</h1>
<p class="amount">${escapeHtml(priceText(plan))}</p>
<dl>
<dt>Plan</dt><dd>${escapeHtml(plan.name)}</dd>
<dt>Primer cobro</dt><dd>${start_time === null ? 'Al aprobar' : formatTime(start_time)}</dd>
<dt>Suscripción</dt><dd class="code">${escapeHtml(id)}</dd>
${custom_id === undefined ? '' : `<dt>Referencia</dt><dd class="code">${escapeHtml(custom_id)}</dd>`}
</dl>
<form method="post">
<label for="failing">Cuando llegue el primer cobro</label>
<select id="failing" name="failing">
<option value="0">El cobro se completa</option>
<option value="1">El cobro falla, y el reintento a los cinco días se completa</option>
<option value="3">El cobro y sus reintentos fallan</option>
</select>
<button class="main" name="decision" value="return">Aprobar y volver</button>
<button name="decision" value="stay">Aprobar sin volver</button>
<button name="decision" value="cancel">Cancelar</button>
</form>
</main>`,
  });
}

/** `USD 15,00 al mes, 3 veces; después USD 30,00 al mes`. */
export const priceText = ({ billing_cycles: cycles }: Plan): string =>
  cycles.map(cycleText).join('; después ');

function cycleText({ frequency, pricing_scheme: pricing, total_cycles: times }: BillingCycle) {
  const every = { MONTH: 'al mes', YEAR: 'al año' }[frequency.interval_unit];
  const count = times === 0 ? '' : times === 1 ? ', una vez' : `, ${times} veces`;
  return `${amountText(pricing.fixed_price)} ${every}${count}`;
}
