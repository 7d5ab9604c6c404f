import { Hono } from 'hono';
import type { Simulator } from '../simulator.ts';
import { detailOf, requestOf } from './api-requests.ts';
import { missingResource } from './errors.ts';
import { readBody } from './order-request.ts';
import { once } from './replies.ts';
import type { Subscription } from './subscription.ts';
import {
  cancelRequestSchema,
  chargesQuerySchema,
  listPlansSchema,
  planRequestSchema,
  productRequestSchema,
  readQuery,
  subscriptionRequestSchema,
} from './subscription-request.ts';
import { chargeShape, planShape, productShape, subscriptionShape } from './subscription-shapes.ts';
import {
  cancelSubscription,
  createPlan,
  createProduct,
  createSubscription,
  findSubscription,
} from './subscriptions.ts';

/** Products, plans and subscriptions, as far as a shop asks for them. */
export function paypalSubscriptionsApi(simulator: Simulator): Hono {
  const { paypal } = simulator.store.state;
  const api = new Hono();

  api.post('/v1/catalogs/products', async (c) => {
    const request = readBody(productRequestSchema, await c.req.text());
    const { status, body } = once(simulator, requestOf(c), () =>
      productShape(simulator, createProduct(simulator, request)),
    );
    return c.json(body, status);
  });

  api.get('/v1/catalogs/products/:id', (c) => {
    const product = paypal.products.find(({ id }) => id === c.req.param('id'));
    if (!product) throw missingResource();
    return c.json(productShape(simulator, product));
  });

  api.post('/v1/billing/plans', async (c) => {
    const request = readBody(planRequestSchema, await c.req.text());
    const { status, body } = once(simulator, requestOf(c), () =>
      planShape(simulator, createPlan(simulator, request), detailOf(c)),
    );
    return c.json(body, status);
  });

  api.get('/v1/billing/plans', (c) => {
    const { product_id, page, page_size } = readQuery(listPlansSchema, c.req.query());
    const found = paypal.plans
      .filter((plan) => product_id === undefined || plan.product_id === product_id)
      .toReversed();
    return c.json({
      plans: found
        .slice((page - 1) * page_size, page * page_size)
        .map((plan) => planShape(simulator, plan, 'minimal')),
      ...(c.req.query('total_required') === 'true' && {
        total_items: found.length,
        total_pages: Math.ceil(found.length / page_size),
      }),
      links: [],
    });
  });

  api.get('/v1/billing/plans/:id', (c) => {
    const plan = paypal.plans.find(({ id }) => id === c.req.param('id'));
    if (!plan) throw missingResource();
    return c.json(planShape(simulator, plan, 'full'));
  });

  api.post('/v1/billing/subscriptions', async (c) => {
    const request = readBody(subscriptionRequestSchema, await c.req.text());
    const { status, body } = once(simulator, requestOf(c), () =>
      subscriptionShape(simulator, createSubscription(simulator, request)),
    );
    return c.json(body, status);
  });

  const found = (id: string): Subscription => {
    const subscription = findSubscription(simulator, id);
    if (!subscription) throw missingResource();
    return subscription;
  };

  api.get('/v1/billing/subscriptions/:id', (c) =>
    c.json(subscriptionShape(simulator, found(c.req.param('id')))),
  );

  api.get('/v1/billing/subscriptions/:id/transactions', (c) => {
    const { id } = found(c.req.param('id'));
    const { start_time, end_time } = readQuery(chargesQuerySchema, c.req.query());
    const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
    const charges = paypal.captures.filter(({ subscription_id, create_time }) => {
      const at = Date.parse(create_time);
      return subscription_id === id && at >= start && at <= end;
    });
    // Newest first, and an empty object where there are none.
    return c.json(
      charges.length === 0
        ? {}
        : {
            transactions: charges.toReversed().map((sale) => chargeShape(simulator, sale)),
            total_items: charges.length,
            total_pages: 1,
            links: [],
          },
    );
  });

  api.post('/v1/billing/subscriptions/:id/cancel', async (c) => {
    const subscription = found(c.req.param('id'));
    const { reason } = readBody(cancelRequestSchema, await c.req.text());
    cancelSubscription(simulator, subscription, reason);
    return c.body(null, 204);
  });

  return api;
}
