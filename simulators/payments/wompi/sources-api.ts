import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../simulator.ts';
import { takeAcceptances } from './acceptance.ts';
import { integritySignature } from './integrity.ts';
import { createSource, createToken, findSource, findToken } from './nequi.ts';
import { chargeSource } from './payments.ts';
import { carries, invalid, notFound, parseJson, refused, unauthorised } from './replies.ts';

const tokenSchema = z.object({ phone_number: z.string().regex(/^3\d{9}$/) });

const sourceSchema = z.object({
  type: z.literal('NEQUI'),
  token: z.string(),
  customer_email: z.email(),
  acceptance_token: z.string().optional(),
  accept_personal_auth: z.string().optional(),
});

const chargeSchema = z.object({
  payment_source_id: z.number().int().positive(),
  reference: z.string().min(1).max(255),
  amount_in_cents: z.number().int().positive().max(1e12),
  currency: z.literal('COP'),
  customer_email: z.email(),
  signature: z.string().optional(),
  taxes: z
    .array(z.object({ type: z.enum(['VAT', 'CONSUMPTION']), amount_in_cents: z.number().int() }))
    .default([]),
  acceptance_token: z.string().optional(),
  accept_personal_auth: z.string().optional(),
});

/** What charges without the person: accounts at Nequi, the sources made of them, and their charges. */
export function wompiSources(simulator: Simulator): Hono {
  const { publicKey, privateKey, integritySecret } = simulator.options.wompi;
  const api = new Hono();

  api.post('/tokens/nequi', async (c) => {
    if (!carries(c, publicKey)) return c.json(unauthorised, 401);
    const body = tokenSchema.safeParse(parseJson(await c.req.text()));
    if (!body.success) return c.json(invalid(body.error), 422);
    const { data } = createToken(simulator, body.data.phone_number);
    return c.json({ data, meta: {} }, 201);
  });

  api.get('/tokens/nequi/:id', (c) => {
    if (!carries(c, publicKey)) return c.json(unauthorised, 401);
    const found = findToken(simulator, c.req.param('id'));
    return found ? c.json({ data: found.data, meta: {} }) : c.json(notFound, 404);
  });

  api.post('/payment_sources', async (c) => {
    if (!carries(c, privateKey)) return c.json(unauthorised, 401);
    const body = sourceSchema.safeParse(parseJson(await c.req.text()));
    if (!body.success) return c.json(invalid(body.error), 422);
    const refusal = takeAcceptances(simulator, body.data);
    if (refusal) return c.json(refusal, 422);
    const token = findToken(simulator, body.data.token);
    if (token?.data.status !== 'APPROVED') {
      return c.json(refused('token', 'El token no existe o no está aprobado'), 422);
    }
    const { data } = createSource(simulator, token, body.data.customer_email);
    return c.json({ data, meta: {} }, 201);
  });

  api.get('/payment_sources/:id', (c) => {
    if (!carries(c, privateKey)) return c.json(unauthorised, 401);
    const found = findSource(simulator, Number(c.req.param('id')));
    return found ? c.json({ data: found.data, meta: {} }) : c.json(notFound, 404);
  });

  // Wompi checks one thing after the other, and says the first that is wrong.
  api.post('/transactions', async (c) => {
    if (!carries(c, privateKey)) return c.json(unauthorised, 401);
    const body = chargeSchema.safeParse(parseJson(await c.req.text()));
    if (!body.success) return c.json(invalid(body.error), 422);
    const { acceptance_token, accept_personal_auth, signature, ...charge } = body.data;
    if (acceptance_token !== undefined || accept_personal_auth !== undefined) {
      const refusal = takeAcceptances(simulator, body.data);
      if (refusal) return c.json(refusal, 422);
    }
    if (signature === undefined) {
      return c.json(refused('signature', 'Firma de integridad requerida no enviada'), 422);
    }
    const { reference, currency } = charge;
    const amountInCents = String(charge.amount_in_cents);
    const signed = { reference, amountInCents, currency, expirationTime: null };
    if (signature !== integritySignature(signed, integritySecret)) {
      return c.json(refused('signature', 'La firma es inválida'), 422);
    }
    const source = findSource(simulator, charge.payment_source_id);
    if (!source) return c.json(refused('payment_source_id', 'La fuente de pago no existe'), 422);
    const { transactions } = simulator.store.state;
    if (transactions.some(({ data }) => data.reference === reference)) {
      return c.json(refused('reference', 'La referencia ya ha sido usada'), 422);
    }
    const data = chargeSource(simulator, source, charge);
    return c.json({ data, meta: {} }, 201);
  });

  return api;
}
