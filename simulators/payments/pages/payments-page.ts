import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readForm } from '../../read-form.ts';
import { sendMessage, sendPage } from './page.ts';
import { apiModeSchema, peerSchema } from '../state.ts';
import type { Simulator } from '../simulator.ts';
import { documents } from '../wompi/acceptance.ts';
import { findSource, findToken, settleToken } from '../wompi/nequi.ts';
import { canBecome, findTransaction, settleTransaction } from '../wompi/payments.ts';
import { mostTries } from '../paypal/billing.ts';
import { settleCapture } from '../paypal/payments.ts';
import type { Subscription } from '../paypal/subscription.ts';
import {
  canBeCancelled,
  cancelSubscription,
  failCharges,
  findSubscription,
  pendCharge,
} from '../paypal/subscriptions.ts';
import { renderModes } from './render-modes.ts';
import { renderNequi } from './render-nequi.ts';
import { renderOrder } from './render-order.ts';
import { renderSubscription } from './render-subscription.ts';
import { renderTransaction } from './render-transaction.ts';

const mostShown = 100;
const modeSchema = z.object({ for: peerSchema, mode: apiModeSchema });
const settleSchema = z.object({
  id: z.string(),
  status: z.enum(['APPROVED', 'DECLINED', 'VOIDED', 'ERROR']),
});
const answerSchema = z.object({ id: z.string(), status: z.enum(['APPROVED', 'DECLINED']) });
const failsSchema = z.object({ id: z.coerce.number(), fails: z.enum(['yes', 'no']) });
const subscriptionSchema = z.object({
  id: z.string(),
  action: z.enum(['fail', 'fail-all', 'pend', 'cancel']),
});
const captureSchema = z.object({ id: z.string(), status: z.enum(['COMPLETED', 'DECLINED']) });

/** Everything that was paid here, what may still become of it, and how the two APIs behave. */
export function paymentsPage(simulator: Simulator): Hono {
  const { state, changed } = simulator.store;
  const pages = new Hono();

  pages.get('/pagos', (c) => {
    const transactions = state.transactions.slice(-mostShown).reverse();
    const tokens = state.nequi.tokens.slice(-mostShown).reverse();
    const orders = state.paypal.orders.slice(-mostShown).reverse();
    const subscriptions = state.paypal.subscriptions.slice(-mostShown).reverse();
    return sendPage(c, {
      title: 'Pagos de prueba',
      isWide: true,
      body: `<main>
<h1>Pagos de prueba</h1>
<p class="quiet">Lo que se pagó en este equipo. <a href="/pagos">Actualizar</a></p>
<h2>Wompi</h2>
${renderList(transactions.map((one) => renderTransaction(one, state.deliveries)))}
<h2>Cuentas Nequi</h2>
${renderList(
  tokens.map((one) => renderNequi(one, state.nequi, state.deliveries)),
  noAccounts,
)}
<h2>PayPal</h2>
${renderList(orders.map((one) => renderOrder(one, state.paypal, state.deliveries)))}
<h2>Suscripciones de PayPal</h2>
${renderList(
  subscriptions.map((one) => renderSubscription(one, state.paypal, state.deliveries)),
  noSubscriptions,
)}
<h2>Cómo responden las API</h2>
${renderModes(state.apiModes)}
</main>`,
    });
  });

  for (const [name, title] of Object.entries(documents)) {
    const text = 'Aquí iría el documento que se acepta antes de cobrar una cuenta Nequi.';
    pages.get(`/documentos/${name}`, (c) => sendMessage(c, { title, text }));
  }

  pages.post('/pagos/wompi', async (c) => {
    const form = settleSchema.safeParse(await readForm(c));
    const found = form.success ? findTransaction(simulator, form.data.id) : undefined;
    if (!form.success || !found || !canBecome(found.data, form.data.status)) {
      return sendChanged(c);
    }
    settleTransaction(simulator, found, form.data.status);
    return c.redirect('/pagos', 303);
  });

  pages.post('/pagos/nequi', async (c) => {
    const form = answerSchema.safeParse(await readForm(c));
    const found = form.success ? findToken(simulator, form.data.id) : undefined;
    if (!form.success || found?.data.status !== 'PENDING') {
      return sendMessage(c, {
        title: 'Esa cuenta ya se decidió',
        text: 'Mira cómo quedó en la lista.',
        status: 409,
      });
    }
    settleToken(simulator, found, form.data.status);
    return c.redirect('/pagos', 303);
  });

  pages.post('/pagos/fuente', async (c) => {
    const form = failsSchema.safeParse(await readForm(c));
    const found = form.success ? findSource(simulator, form.data.id) : undefined;
    if (!form.success || !found) return sendChanged(c);
    found.failsNext = form.data.fails === 'yes';
    changed();
    return c.redirect('/pagos', 303);
  });

  pages.post('/pagos/paypal', async (c) => {
    const form = captureSchema.safeParse(await readForm(c));
    return form.success && settleCapture(simulator, form.data.id, form.data.status)
      ? c.redirect('/pagos', 303)
      : sendChanged(c);
  });

  pages.post('/pagos/suscripcion', async (c) => {
    const form = subscriptionSchema.safeParse(await readForm(c));
    const found = form.success ? findSubscription(simulator, form.data.id) : undefined;
    return form.success && found && act(simulator, found, form.data.action)
      ? c.redirect('/pagos', 303)
      : sendChanged(c);
  });

  pages.post('/pagos/evento', async (c) => {
    const { id } = await readForm(c);
    if (id !== undefined) simulator.deliveries.again(id);
    return c.redirect('/pagos', 303);
  });

  // For tests as JSON, and for the buttons as a form.
  pages.post('/fallas', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false;
    const given: unknown = isJson ? await c.req.json().catch(() => null) : await readForm(c);
    const wanted = modeSchema.safeParse(given);
    if (!wanted.success) return c.json({ error: z.prettifyError(wanted.error) }, 422);
    state.apiModes[wanted.data.for] = wanted.data.mode;
    changed();
    return isJson ? c.json(state.apiModes) : c.redirect('/pagos', 303);
  });

  return pages;
}

const noPayments = 'Todavía no hay pagos. Empieza uno en el sitio y aparece aquí.';
const noAccounts = 'Todavía no hay cuentas. Pide una en el sitio, y aquí la aceptas o la rechazas.';

const noSubscriptions =
  'Todavía no hay suscripciones. Empieza una en el sitio, y aquí la apruebas o la cancelas.';

function act(
  simulator: Simulator,
  subscription: Subscription,
  action: z.infer<typeof subscriptionSchema>['action'],
): boolean {
  switch (action) {
    case 'fail':
      return failCharges(simulator, subscription, 1);
    case 'fail-all':
      return failCharges(simulator, subscription, mostTries);
    case 'pend':
      return pendCharge(simulator, subscription);
    case 'cancel':
      if (!canBeCancelled(subscription)) return false;
      cancelSubscription(simulator, subscription, 'Cancelada por quien paga');
      return true;
  }
}

const renderList = (items: readonly string[], otherwise = noPayments) =>
  items.length > 0
    ? `<ul class="payments">${items.join('')}</ul>`
    : `<p class="quiet">${otherwise}</p>`;

const sendChanged = (c: Context) =>
  sendMessage(c, {
    title: 'Ese pago ya cambió',
    text: 'Mira cómo va en la lista.',
    status: 409,
  });
