import { z } from 'zod';
import type { ReceivedEvent } from '../event-receiver.ts';
import { paypalKeys, plantSimulators, press } from '../plant-simulators.ts';

type Json = Record<string, unknown>;
const anything = z.record(z.string(), z.unknown());

/** What a shop sends to have an order of USD 10,50. */
export const orderRequest = (unit: Json = {}, more: Json = {}): Json => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: 'ref-1',
      description: 'Mezcla «Canción Ñandú»',
      amount: { currency_code: 'USD', value: '10.50' },
      ...unit,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'https://tienda.example/volver?a=1',
        cancel_url: 'https://tienda.example/cancelar',
      },
    },
  },
  ...more,
});

/** PayPal, a shop that asks it, and what the shop's webhook was sent. */
export async function plantPaypal(options?: Parameters<typeof plantSimulators>[0]) {
  const simulators = await plantSimulators(options);
  const { paypalApiUrl } = simulators;
  const askToken = async () => {
    const response = await fetch(`${paypalApiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${paypalKeys.clientId}:${paypalKeys.clientSecret}`)}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return String(anything.parse(await response.json())['access_token']);
  };
  const token = await askToken();
  let current = token;

  async function call(
    method: string,
    path: string,
    body?: Json,
    headers: Record<string, string> = {},
  ) {
    const ask = () =>
      fetch(paypalApiUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${current}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let answer = await ask();
    // By the clock of the test it may have expired.
    if (answer.status === 401) {
      current = await askToken();
      answer = await ask();
    }
    return { status: answer.status, body: anything.parse(await answer.json()) };
  }

  /** An order that its payer approved, by the buttons of the page. */
  async function approve(id: unknown, fields: Record<string, string | string[]> = {}) {
    return press(`${paypalApiUrl}/checkoutnow?token=${String(id)}`, {
      decision: 'return',
      outcome: 'COMPLETED',
      ...fields,
    });
  }

  async function approvedOrder(fields: Record<string, string | string[]> = {}): Promise<string> {
    const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
    await approve(body['id'], fields);
    return String(body['id']);
  }

  /** A capture, whatever became of it. */
  async function capture(orderId: string): Promise<string> {
    const { body } = await call('POST', `/v2/checkout/orders/${orderId}/capture`, {});
    const read = z.object({
      purchase_units: z.tuple([
        z.object({ payments: z.object({ captures: z.tuple([z.object({ id: z.string() })]) }) }),
      ]),
    });
    return read.parse(body).purchase_units[0].payments.captures[0].id;
  }

  return { ...simulators, token, call, approve, approvedOrder, capture };
}

export const typesOf = (events: readonly ReceivedEvent[]) =>
  events.map(({ body }) => anything.parse(JSON.parse(body))['event_type']);
