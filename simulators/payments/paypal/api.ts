import { Hono, type MiddlewareHandler } from 'hono';
import type { Simulator } from '../simulator.ts';
import { detailOf, requestOf } from './api-requests.ts';
import { missingResource, PaypalError } from './errors.ts';
import { orderRequestSchema, readBody, refundRequestSchema } from './order-request.ts';
import { captureOrder, createOrder, findOrder, refundCapture } from './payments.ts';
import { once } from './replies.ts';
import { listTransactions } from './reporting.ts';
import { captureShape, orderShape, refundShape } from './shapes.ts';
import { paypalSubscriptionsApi } from './subscriptions-api.ts';
import { isEqual, isValidToken, newToken } from './tokens.ts';
import { isOurs, verificationSchema } from './verification.ts';

/** PayPal's REST interface, as far as a shop asks it. */
export function paypalApi(simulator: Simulator): Hono {
  const { paypal } = simulator.store.state;
  const api = new Hono();

  api.onError((error, c) => {
    if (error instanceof PaypalError) return c.json(error.body, error.status);
    throw error;
  });

  api.post('/v1/oauth2/token', async (c) => {
    const { clientId, clientSecret } = simulator.options.paypal;
    const given = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isEqual(Buffer.from(given, 'base64').toString(), `${clientId}:${clientSecret}`)) {
      return c.json(
        { error: 'invalid_client', error_description: 'Client Authentication failed' },
        401,
      );
    }
    const form = new URLSearchParams(await c.req.text());
    if (form.get('grant_type') !== 'client_credentials') {
      return c.json(
        { error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' },
        400,
      );
    }
    const now = simulator.options.now();
    const { token, lifetime } = newToken(clientSecret, now);
    return c.json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: lifetime,
      nonce: now.toISOString(),
    });
  });

  for (const path of [
    '/v2/*',
    ...['billing', 'catalogs', 'reporting', 'notifications'].map(firstVersion),
  ]) {
    api.use(path, withToken(simulator));
  }
  api.route('/', paypalSubscriptionsApi(simulator));

  api.post('/v2/checkout/orders', async (c) => {
    const request = readBody(orderRequestSchema, await c.req.text());
    const { status, body } = once(simulator, requestOf(c), () =>
      orderShape(simulator, createOrder(simulator, request), detailOf(c)),
    );
    return c.json(body, status);
  });

  api.get('/v2/checkout/orders/:id', (c) => {
    const order = findOrder(simulator, c.req.param('id'));
    if (!order) throw missingResource();
    return c.json(orderShape(simulator, order));
  });

  api.post('/v2/checkout/orders/:id/capture', async (c) => {
    await c.req.text();
    const id = c.req.param('id');
    const { status, body } = once(simulator, requestOf(c), () =>
      orderShape(
        simulator,
        captureOrder(simulator, id),
        detailOf(c) === 'full' ? 'full' : 'captured',
      ),
    );
    // It was done, and whoever asked does not learn of it before they ask again.
    if (status === 201 && findOrder(simulator, id)?.faults.includes('lost-capture')) {
      throw new PaypalError('INTERNAL_SERVER_ERROR');
    }
    return c.json(body, status);
  });

  api.get('/v2/payments/captures/:id', (c) => {
    const capture = paypal.captures.find(({ id }) => id === c.req.param('id'));
    if (!capture) throw missingResource();
    return c.json(captureShape(simulator, capture));
  });

  api.post('/v2/payments/captures/:id/refund', async (c) => {
    const request = readBody(refundRequestSchema, await c.req.text());
    const { status, body } = once(simulator, requestOf(c), () =>
      refundShape(simulator, refundCapture(simulator, c.req.param('id'), request), detailOf(c)),
    );
    return c.json(body, status);
  });

  api.get('/v2/payments/refunds/:id', (c) => {
    const refund = paypal.refunds.find(({ id }) => id === c.req.param('id'));
    if (!refund) throw missingResource();
    return c.json(refundShape(simulator, refund));
  });

  api.get('/v1/reporting/transactions', (c) => c.json(listTransactions(simulator, c.req.query())));

  api.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const asked = readBody(verificationSchema, await c.req.text());
    return c.json({ verification_status: isOurs(simulator, asked) ? 'SUCCESS' : 'FAILURE' });
  });

  return api;
}

const firstVersion = (name: string): string => `/v1/${name}/*`;

const withToken =
  ({ options }: Simulator): MiddlewareHandler =>
  async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isValidToken(token, options.paypal.clientSecret, options.now())) {
      throw new PaypalError('AUTHENTICATION_FAILURE');
    }
    await next();
  };
