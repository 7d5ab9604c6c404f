import { expect, test } from 'vitest';
import { isRehearsal } from './payment-warnings.ts';
import { toPaymentConfig } from './payment-variables.ts';

const wompi = (place: 'test' | 'prod') => ({
  WOMPI_PUBLIC_KEY: `pub_${place}_a`,
  WOMPI_PRIVATE_KEY: `prv_${place}_a`,
  WOMPI_INTEGRITY_SECRET: `${place}_integrity_a`,
  WOMPI_EVENTS_SECRET: `${place}_events_a`,
});
const paypal = (url?: string) => ({
  ...{ PAYPAL_CLIENT_ID: 'client-of-a', PAYPAL_CLIENT_SECRET: 'secret-of-a' },
  ...{ PAYPAL_WEBHOOK_ID: 'WH-1-A', PAYPAL_API_URL: url },
});
const sandbox = 'https://api-m.sandbox.paypal.com';

test.each([
  [true, 'production', wompi('test')],
  [true, 'production', { ...wompi('prod'), ...paypal(sandbox) }],
  [true, 'production', { ...wompi('test'), ...paypal() }],
  [false, 'production', { ...wompi('prod'), ...paypal() }],
  [false, 'production', {}],
  [false, 'test', { ...wompi('test'), ...paypal(sandbox) }],
] as const)('a rehearsal: %s, in %s with %o', (expected, mode, given) => {
  expect(isRehearsal({ mode, payments: toPaymentConfig(given) })).toBe(expected);
});
