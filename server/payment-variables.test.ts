import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { sandboxWarnings } from './payment-warnings.ts';

const wompi = {
  WOMPI_PUBLIC_KEY: 'pub_prod_abc123',
  WOMPI_PRIVATE_KEY: 'prv_prod_abc123',
  WOMPI_INTEGRITY_SECRET: 'prod_integrity_abc123',
  WOMPI_EVENTS_SECRET: 'prod_events_abc123',
};
const trial = Object.fromEntries(
  Object.entries(wompi).map(([name, value]) => [name, value.replace('prod', 'test')]),
);
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
  expect(readConfig(trial).payments.wompi?.apiUrl).toBe('https://sandbox.wompi.co/v1');
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

describe('keys at an address of the other environment stop the start, wherever the site stands', () => {
  test.each([
    [wompi, 'https://sandbox.wompi.co/v1', 'es la dirección de pruebas de Wompi'],
    [wompi, 'https://SANDBOX.wompi.co./v1/', 'es la dirección de pruebas de Wompi'],
    [trial, 'https://production.wompi.co/v1', 'es la dirección de producción de Wompi'],
  ])('%o at %s', (keys, WOMPI_API_URL, words) => {
    const problems = problemsOf({ ...keys, WOMPI_API_URL });
    expect(problems).toEqual([expect.stringContaining(`WOMPI_API_URL ${words}`)]);
    expect(problems.join()).not.toContain('abc123');
  });
  test.each([
    [wompi, 'https://production.wompi.co/v1'],
    [trial, 'https://sandbox.wompi.co/v1'],
    [trial, 'http://127.0.0.1:4000/v1'],
  ])('not %o at %s', (keys, WOMPI_API_URL) => {
    expect(problemsOf({ ...keys, WOMPI_API_URL })).toEqual([]);
  });
});

test.each([
  ['real keys', { ...wompi, ...paypal }, ['production', 'production']],
  ['keys of a sandbox', trial, ['sandbox']],
  ['real keys at who stands in', { ...wompi, WOMPI_API_URL: 'http://127.0.0.1:1/v1' }, ['sandbox']],
  [
    'a host named alike',
    { ...wompi, WOMPI_API_URL: 'https://production.wompi.co.example/v1' },
    ['sandbox'],
  ],
  [
    'the sandbox of PayPal',
    { ...paypal, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
    ['sandbox'],
  ],
  ['its real address', { ...paypal, PAYPAL_API_URL: 'https://api.paypal.com/' }, ['production']],
  ['another one', { ...paypal, PAYPAL_API_URL: 'https://paypal.example' }, ['sandbox']],
])(
  '%s: each provider says whether it moves money, and who does not is warned of',
  (_, env, told) => {
    const { payments } = readConfig(env);
    const providers = createPaymentProviders(payments, { now: () => new Date() });
    expect(providers.map(({ environment }) => environment)).toEqual(told);
    const warnings = sandboxWarnings(payments);
    expect(warnings).toHaveLength(told.filter((one) => one === 'sandbox').length);
    for (const words of warnings)
      expect(words).toMatch(/^(Wompi|PayPal) está en pruebas: [^.]+\.$/);
  },
);

test('a whole set of keys of a sandbox may be tried on the real site', () => {
  const mail = { SMTP_URL: 'smtp://correo.example', MAIL_FROM: 'hola@estudio.example' };
  const env = { ...trial, ORIGIN: 'https://estudio.example', ...mail };
  expect(readConfig(env)).toMatchObject({ mode: 'production' });
  expect(sandboxWarnings(readConfig(env).payments)).toEqual([
    'Wompi está en pruebas: lo que alguien «paga» ahí no es dinero, aunque el pedido quede pagado; antes de abrir el sitio, pon las cuatro llaves de producción, sin WOMPI_API_URL.',
  ]);
});
