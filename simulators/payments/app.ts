import { Hono, type MiddlewareHandler } from 'hono';
import { asItsMode } from './api-modes.ts';
import { sendMessage } from './pages/page.ts';
import { paymentsPage } from './pages/payments-page.ts';
import { paymentStyles } from './pages/styles.ts';
import { paypalApi } from './paypal/api.ts';
import { paypalApproval } from './paypal/approval.ts';
import { chargeDue } from './paypal/billing.ts';
import { subscriptionApproval } from './paypal/subscription-approval.ts';
import type { Simulator } from './simulator.ts';
import { wompiApi } from './wompi/api.ts';
import { wompiCheckout } from './wompi/checkout.ts';

export function paymentsApp(simulator: Simulator, stopping: AbortSignal): Hono {
  // With and without the last slash, as Wompi’s own /p/ has it.
  const app = new Hono({ strict: false });
  app.use(onlyFromHere);
  // Nobody learns of what the disk does not hold.
  app.use(async (_c, next) => {
    await next();
    await simulator.store.saved();
  });

  // Whoever looks sees what came due until now.
  app.use(async (_c, next) => {
    chargeDue(simulator);
    await next();
  });

  for (const [path, peer] of apiPaths) app.use(path, asItsMode(simulator, peer, stopping));
  app.route('/', paypalApi(simulator));
  app.route('/v1', wompiApi(simulator));
  app.route('/p', wompiCheckout(simulator));
  app.route('/', paypalApproval(simulator));
  app.route('/', subscriptionApproval(simulator));
  app.route('/', paymentsPage(simulator));

  app.get('/certs/paypal.pem', (c) =>
    c.body(simulator.signingKey.certificate, 200, { 'content-type': 'application/x-pem-file' }),
  );
  app.get('/payments.css', (c) => c.body(paymentStyles, 200, { 'content-type': 'text/css' }));
  app.get('/icon.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }));
  app.get('/', (c) => c.redirect('/pagos'));
  app.notFound((c) =>
    sendMessage(c, { title: 'Aquí no hay nada', text: 'Revisa la dirección.', status: 404 }),
  );
  app.onError((error, c) => {
    console.error(error);
    return c.text('Internal server error', 500);
  });
  return app;
}

const apiPaths = [
  ['/v1/merchants/*', 'wompi'],
  ['/v1/transactions/*', 'wompi'],
  ['/v1/tokens/*', 'wompi'],
  ['/v1/payment_sources/*', 'wompi'],
  ['/v1/oauth2/*', 'paypal'],
  ['/v1/billing/*', 'paypal'],
  ['/v1/catalogs/*', 'paypal'],
  ['/v1/notifications/*', 'paypal'],
  ['/v1/reporting/*', 'paypal'],
  ['/v2/*', 'paypal'],
] as const;

/** A page of the net may neither reach it by a name of its own (DNS rebinding) nor send it forms. */
const onlyFromHere: MiddlewareHandler = async (c, next) => {
  const host = URL.parse(c.req.url)?.hostname ?? '';
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(host)) return c.text('Forbidden', 403);
  if (c.req.method !== 'GET' && !['same-origin', 'none'].includes(site)) {
    return c.text('Forbidden', 403);
  }
  await next();
};

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#e0a030"/><path d="M3 8l3 3 7-7" fill="none" stroke="#12302f" stroke-width="2.4"/></svg>';
