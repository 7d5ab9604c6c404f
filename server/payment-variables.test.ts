import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const wompi = {
  WOMPI_PUBLIC_KEY: 'pub_prod_abc123',
  WOMPI_PRIVATE_KEY: 'prv_prod_abc123',
  WOMPI_INTEGRITY_SECRET: 'prod_integrity_abc123',
  WOMPI_EVENTS_SECRET: 'prod_events_abc123',
};
const paypal = {
  PAYPAL_CLIENT_ID: 'AabcDEF-123_456',
  PAYPAL_CLIENT_SECRET: 'EabcDEF-123_456',
  PAYPAL_WEBHOOK_ID: '8AB12345CD',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('nothing is paid online before the operator sets up who moves the money', () => {
  expect(readConfig({}).payments).toEqual({ wompi: null, paypal: null });
});

test('each provider has the address of its environment', () => {
  const { payments } = readConfig({ ...wompi, ...paypal });
  expect(payments.wompi).toMatchObject({
    apiUrl: 'https://production.wompi.co/v1',
    checkoutUrl: 'https://checkout.wompi.co/p/',
    publicKey: 'pub_prod_abc123',
  });
  expect(payments.paypal).toMatchObject({ apiUrl: 'https://api-m.paypal.com' });
  const sandbox = Object.fromEntries(
    Object.entries(wompi).map(([name, value]) => [name, value.replace('prod', 'test')]),
  );
  expect(readConfig(sandbox).payments.wompi?.apiUrl).toBe('https://sandbox.wompi.co/v1');
});

describe('what is half there stops the start, and is named', () => {
  test.each(Object.keys(wompi))('%s', (name) => {
    expect(problemsOf({ ...wompi, [name]: '' })).toEqual([
      `${name} falta: Wompi se define completo o no se define.`,
    ]);
  });
  test.each(Object.keys(paypal))('%s', (name) => {
    expect(problemsOf({ ...paypal, [name]: ' ' })).toEqual([
      `${name} falta: PayPal se define completo o no se define.`,
    ]);
  });
  test('several of one', () => {
    expect(problemsOf({ WOMPI_PUBLIC_KEY: wompi.WOMPI_PUBLIC_KEY })).toEqual([
      'WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET faltan: Wompi se define completo o no se define.',
    ]);
  });
  test('keys of two environments', () => {
    expect(problemsOf({ ...wompi, WOMPI_EVENTS_SECRET: 'test_events_abc' })).toEqual([
      'WOMPI_PUBLIC_KEY y las otras llaves de Wompi deben ser todas de prueba o todas de producción.',
    ]);
  });
});

test.each([
  ['WOMPI_PUBLIC_KEY', 'prv_prod_abc'],
  ['WOMPI_PRIVATE_KEY', 'pub_prod_abc'],
  ['WOMPI_INTEGRITY_SECRET', 'prod_events_abc'],
  ['WOMPI_EVENTS_SECRET', 'prod_integrity_abc'],
  ['PAYPAL_CLIENT_ID', 'a b'],
])('%s cannot be %s', (name, value) => {
  expect(problemsOf({ ...wompi, ...paypal, [name]: value })[0]).toMatch(`${name} debe ser`);
});

test.each([
  ['http://pagos.example', false],
  ['https://ana:clave@pagos.example', false],
  ['https://pagos.example/?a=1', false],
  ['pagos.example', false],
  ['https://pagos.example/v1', true],
  ['http://127.0.0.1:4000/v1', true],
])('another address for a provider: %s', (WOMPI_API_URL, isFine) => {
  expect(problemsOf({ ...wompi, WOMPI_API_URL }).length).toBe(isFine ? 0 : 1);
});
