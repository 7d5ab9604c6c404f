import { press } from '../plant-simulators.ts';
import { plantPaypal } from './plant-orders.ts';

type Json = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;

const cycle = (sequence: number, total: number, value: string): Json => ({
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  tenure_type: total === 0 ? 'REGULAR' : 'TRIAL',
  ...{ sequence, total_cycles: total },
  pricing_scheme: { fixed_price: { currency_code: 'USD', value } },
});

export const planRequest = (more: Json = {}): Json => ({
  product_id: 'E2600-1',
  name: 'Membresía «Ñandú»',
  billing_cycles: [cycle(1, 2, '15'), cycle(2, 0, '30.00')],
  payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  ...more,
});

export const subscriptionRequest = (planId: unknown, more: Json = {}): Json => ({
  plan_id: planId,
  custom_id: 'ref-1',
  subscriber: { email_address: 'ana@correo.example' },
  application_context: {
    brand_name: 'Casa Ñandú',
    return_url: 'https://tienda.example/volver?a=1',
    cancel_url: 'https://tienda.example/cancelar',
  },
  ...more,
});

/** PayPal with a product and its plan, and a clock that the test moves. */
export async function plantSubscriptions() {
  let time = new Date('2026-11-20T15:00:00.250Z');
  const paypal = await plantPaypal({ now: () => time });
  const { call, url, paypalApiUrl } = paypal;
  const product = { id: 'E2600-1', name: 'Membresía', type: 'SERVICE' };
  await call('POST', '/v1/catalogs/products', product);
  const plan = await call('POST', '/v1/billing/plans', planRequest());
  const planId = String(plan.body['id']);

  async function subscribe(more: Json = {}) {
    const made = await call('POST', '/v1/billing/subscriptions', subscriptionRequest(planId, more));
    const [approval] = made.body['links'] as { href: string }[];
    return { ...made, id: String(made.body['id']), approval: approval?.href ?? '' };
  }

  return {
    ...paypal,
    ...{ planId, product, subscribe },
    pass: (days: number) => {
      time = new Date(time.getTime() + days * day);
    },
    /** One that its person approved, by the buttons of the page. */
    subscribed: async (failing = '0') => {
      const { id, approval } = await subscribe();
      await press(approval, { decision: 'return', failing });
      return id;
    },
    read: async (id: string) => (await call('GET', `/v1/billing/subscriptions/${id}`)).body,
    charges: async (id: string) => {
      const query = 'start_time=2026-01-01T00:00:00Z&end_time=2036-01-01T00:00:00Z';
      const { body } = await call('GET', `/v1/billing/subscriptions/${id}/transactions?${query}`);
      return body;
    },
    payments: async () => (await fetch(`${paypalApiUrl}/pagos`)).text(),
    pressOn: (id: string, action: string) => press(`${url}/pagos/suscripcion`, { id, action }),
  };
}
