import { Hono } from 'hono';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import type { Simulator } from '../simulator.ts';
import { issueAcceptances } from './acceptance.ts';
import { canBecome, findTransaction, settleTransaction } from './payments.ts';
import { carries, invalid, notFound, parseJson, refused, unauthorised } from './replies.ts';
import { wompiSources } from './sources-api.ts';
import { wompiMethodSchema, wompiStatusSchema } from './transaction.ts';

const day = z.iso.date();
const listSchema = z.object({
  reference: z.string().optional(),
  from_date: day.optional(),
  until_date: day.optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(30),
  status: wompiStatusSchema.optional(),
  payment_method_type: wompiMethodSchema.optional(),
  order: z.enum(['ASC', 'DESC']).default('DESC'),
});
const voidSchema = z.object({ amount_in_cents: z.number().int().positive().optional() });

/** Wompi's REST interface, as far as a shop with Web Checkout and sources of payment asks it. */
export function wompiApi(simulator: Simulator): Hono {
  const { publicKey, privateKey } = simulator.options.wompi;
  const api = new Hono();

  // With the key in its address, which Wompi gave up on 31 October 2026, it is not there.
  api.get('/merchants/info', (c) =>
    c.req.header('x-merchant-public-key') === publicKey
      ? c.json({ data: { ...merchant(publicKey), ...issueAcceptances(simulator) }, meta: {} })
      : c.json(notFound, 404),
  );

  api.get('/transactions', (c) => {
    if (!carries(c, privateKey)) return c.json(unauthorised, 401);
    const query = listSchema.safeParse(c.req.query());
    if (!query.success) return c.json(invalid(query.error), 422);
    const { from_date, until_date, page, page_size, order, ...wanted } = query.data;
    const found = simulator.store.state.transactions
      .map(({ data }) => data)
      .filter(
        (data) =>
          (wanted.reference ?? data.reference) === data.reference &&
          (wanted.status ?? data.status) === data.status &&
          (wanted.payment_method_type ?? data.payment_method_type) === data.payment_method_type &&
          data.created_at.slice(0, 10) >= (from_date ?? '') &&
          data.created_at.slice(0, 10) <= (until_date ?? '9999'),
      );
    if (order === 'DESC') found.reverse();
    return c.json({ data: found.slice((page - 1) * page_size, page * page_size), meta: {} });
  });

  api.get('/transactions/:id', (c) => {
    const found = findTransaction(simulator, c.req.param('id'));
    return found ? c.json({ data: found.data, meta: {} }) : c.json(notFound, 404);
  });

  api.post('/transactions/:id/void', async (c) => {
    if (!carries(c, privateKey)) return c.json(unauthorised, 401);
    const text = await c.req.text();
    const body = voidSchema.safeParse(text === '' ? {} : parseJson(text));
    if (!body.success) return c.json(invalid(body.error), 422);
    const found = findTransaction(simulator, c.req.param('id'));
    if (!found) return c.json(notFound, 404);
    if (!canBecome(found.data, 'VOIDED')) {
      return c.json(refused('status', 'Solo se anulan transacciones CARD en estado APPROVED'), 422);
    }
    if ((body.data.amount_in_cents ?? found.data.amount_in_cents) !== found.data.amount_in_cents) {
      return c.json(refused('amount_in_cents', 'Solo se anula el monto completo'), 422);
    }
    settleTransaction(simulator, found, 'VOIDED');
    return c.json({ data: found.data, meta: {} }, 201);
  });

  api.route('/', wompiSources(simulator));
  api.all('*', (c) => c.json(notFound, 404));
  return api;
}

const merchant = (publicKey: string) => ({
  id: 2600,
  name: brand.name,
  legal_name: brand.name,
  legal_id: '900000000-0',
  legal_id_type: 'NIT',
  email: 'comercio@example.com',
  contact_name: brand.name,
  phone_number: '+576010000000',
  active: true,
  logo_url: null,
  public_key: publicKey,
  accepted_payment_methods: wompiMethodSchema.options,
  accepted_currencies: ['COP'],
});
