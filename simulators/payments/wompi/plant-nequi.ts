import { expect } from 'vitest';
import { z } from 'zod';
import { plantSimulators, shopHeaders, wompiKeys } from '../plant-simulators.ts';
import { integritySignature } from './integrity.ts';

type Reply = { status: number; body: unknown };

type Key = 'publicKey' | 'privateKey';

const acceptanceSchema = z.object({
  data: z.object({
    presigned_acceptance: z.object({ acceptance_token: z.string() }),
    presigned_personal_data_auth: z.object({ acceptance_token: z.string() }),
  }),
});

const tokenSchema = z.object({ data: z.object({ id: z.string(), status: z.string() }) });
export const sourceSchema = z.object({ data: z.object({ id: z.number() }) });

/** Wompi's API as a shop asks it, from where it is. */
export function nequiClient(wompiApiUrl: string) {
  const call = async (key: Key, path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${wompiApiUrl}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${wompiKeys[key]}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  const accept = async () => {
    const response = await fetch(`${wompiApiUrl}/merchants/info`, shopHeaders);
    const { data } = acceptanceSchema.parse(await response.json());
    return {
      acceptance_token: data.presigned_acceptance.acceptance_token,
      accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
    };
  };

  const ask = async (phone_number: string): Promise<string> => {
    const { status, body } = await call('publicKey', 'tokens/nequi', { phone_number });
    expect(status).toBe(201);
    return tokenSchema.parse(body).data.id;
  };

  const statusOf = async (token: string): Promise<string> =>
    tokenSchema.parse((await call('publicKey', `tokens/nequi/${token}`)).body).data.status;

  const sourceOf = async (token: string, changes: object = {}): Promise<Reply> =>
    call('privateKey', 'payment_sources', {
      ...{ type: 'NEQUI', token, customer_email: 'ana@correo.example' },
      ...(await accept()),
      ...changes,
    });

  return {
    call,
    accept,
    ask,
    statusOf,
    sourceOf,
    /** The id of a source of an account whose owner agreed. */
    agree: async (phone = '3991111111'): Promise<number> => {
      const token = await ask(phone);
      await expect.poll(() => statusOf(token), { interval: 5 }).toBe('APPROVED');
      return sourceSchema.parse((await sourceOf(token)).body).data.id;
    },
    charge: (payment_source_id: number, changes: Record<string, unknown> = {}) =>
      call('privateKey', 'transactions', { ...chargeOf(payment_source_id), ...changes }),
  };
}

const chargeOf = (payment_source_id: number) => ({
  payment_source_id,
  reference: 'E26-7',
  amount_in_cents: 4_990_000,
  currency: 'COP',
  customer_email: 'ana@correo.example',
  signature: signatureOf('E26-7'),
  taxes: [{ type: 'VAT', amount_in_cents: 796_639 }],
});

export const signatureOf = (reference: string): string =>
  integritySignature(
    { reference, amountInCents: '4990000', currency: 'COP', expirationTime: null },
    wompiKeys.integritySecret,
  );

/** Simulators where what decides by itself does so at once. */
export async function plantNequi() {
  const simulators = await plantSimulators({ times: { decision: 0 } });
  return { ...simulators, ...nequiClient(simulators.wompiApiUrl) };
}
