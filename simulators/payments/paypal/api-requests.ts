import type { Context } from 'hono';

export const requestOf = (c: Context) => ({
  path: c.req.path,
  requestId: c.req.header('paypal-request-id'),
});

export const detailOf = (c: Context) =>
  c.req.header('prefer') === 'return=representation' ? 'full' : 'minimal';
