export const id = 'I-37B4TLL0FAJJ';

/** What is asked of PayPal, as its peer counts it. */
export const places = {
  product: 'GET /v1/catalogs/products/E2600-monthly',
  products: 'POST /v1/catalogs/products',
  plans: 'GET /v1/billing/plans',
  plan: 'GET /v1/billing/plans/P-1',
  newPlan: 'POST /v1/billing/plans',
  open: 'POST /v1/billing/subscriptions',
  read: `GET /v1/billing/subscriptions/${id}`,
  charges: `GET /v1/billing/subscriptions/${id}/transactions`,
  cancel: `POST /v1/billing/subscriptions/${id}/cancel`,
  capture: 'GET /v2/payments/captures/44P499886K055384U',
};

export type Place = keyof typeof places;

export const cycle = (value: string) => ({
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  ...{ tenure_type: 'REGULAR', sequence: 1, total_cycles: 0 },
  pricing_scheme: { version: 1, fixed_price: { currency_code: 'USD', value } },
});

export const plan = (more: object = {}) => ({
  ...{ id: 'P-1', status: 'ACTIVE', create_time: '2026-07-01T00:00:00Z' },
  billing_cycles: [cycle('30.0')],
  payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  ...more,
});

export const subscription = (more: object = {}) => ({
  ...{ id, status: 'ACTIVE', plan_id: 'P-1', custom_id: 'M26-7' },
  billing_info: { failed_payments_count: 0, next_billing_time: '2026-08-30T10:00:00Z' },
  ...more,
});

export const charge = (more: object = {}) => ({
  ...{ id: '44P499886K055384U', status: 'COMPLETED', time: '2026-07-30T10:00:00.000Z' },
  amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '30.00' } },
  ...more,
});

export const capture = (more: object = {}) => ({
  ...{ id: '44P499886K055384U', status: 'COMPLETED', create_time: '2026-07-30T10:00:00Z' },
  ...{ amount: { currency_code: 'USD', value: '30.00' }, custom_id: 'E26-7' },
  ...more,
});
