import { expect, test } from 'vitest';
import {
  paypalKeys,
  plantSimulators,
  press,
  wompiKeys,
} from '#simulators/payments/plant-simulators.ts';
import { startPeerServer } from './ports/payments/peer-server.ts';
import { findPaymentProblems } from './find-payment-problem.ts';

type Changes = { wompi?: Partial<typeof wompiKeys>; paypal?: Partial<typeof paypalKeys> };

/** Both providers, who take the keys that they know. */
async function plantProviders() {
  const { url, wompiApiUrl, paypalApiUrl } = await plantSimulators();
  const checkoutUrl = `${url}/p/`;
  return {
    find: ({ wompi, paypal }: Changes = {}) =>
      findPaymentProblems(
        {
          wompi: { ...wompiKeys, ...wompi, apiUrl: `${wompiApiUrl}/`, checkoutUrl },
          paypal: { ...paypalKeys, ...paypal, apiUrl: paypalApiUrl },
        },
        { patienceMs: 700 },
      ),
    behave: async (mode: string) => {
      for (const peer of ['wompi', 'paypal']) await press(`${url}/fallas`, { for: peer, mode });
    },
  };
}

test('keys that are taken are no problem, and providers that are not set up are not asked', async () => {
  const { find } = await plantProviders();
  expect(await find()).toEqual([]);
  expect(await findPaymentProblems({ wompi: null, paypal: null })).toEqual([]);
});

test.each([
  ['the public key', { wompi: { publicKey: 'pub_test_otra' } }, /^Wompi .* WOMPI_PUBLIC_KEY: /],
  ['the private key', { wompi: { privateKey: 'prv_test_otra' } }, /^Wompi .* WOMPI_PRIVATE_KEY: /],
  [
    'both',
    { wompi: { publicKey: 'pub_test_otra', privateKey: 'prv_test_otra' } },
    /^Wompi no aceptó las llaves de WOMPI_PUBLIC_KEY y WOMPI_PRIVATE_KEY: /,
  ],
  ['the secret', { paypal: { clientSecret: 'otra' } }, /^PayPal .* PAYPAL_CLIENT_SECRET: /],
  ['the client', { paypal: { clientId: 'otra' } }, /^PayPal .* PAYPAL_CLIENT_ID y /],
])('%s that is refused is named, and not shown', async (_, changes, words) => {
  const { find } = await plantProviders();
  const problems = await find(changes);
  expect(problems).toEqual([{ kind: 'refused', words: expect.stringMatching(words) }]);
  expect(problems.map((one) => one.words).join()).not.toMatch(/otra|_1|client:1|secret 1/);
});

test.each([
  ['500', 'no respondió en 127.0.0.1:'],
  ['silence', 'no respondió en 127.0.0.1:'],
  ['garbage', 'no parece '],
])('at %s it is not known whether keys are good', async (mode, words) => {
  const { find, behave } = await plantProviders();
  await behave(mode);
  const problems = await find({ wompi: { privateKey: 'prv_test_otra' } });
  expect(problems).toEqual([
    { kind: 'unanswered', words: expect.stringMatching(/Wompi.*no se sabe/) },
    { kind: 'unanswered', words: expect.stringMatching(/PayPal.*no se sabe/) },
  ]);
  for (const problem of problems) expect(problem.words).toContain(words);
});

test.each([
  ['a proxy that refuses in HTML', { status: 403, body: '<h1>Forbidden</h1>' }],
  ['a page that is not there', { status: 404, body: 'Not found' }],
  ['another API', { status: 200, body: { data: 'hola' } }],
])('%s is not the provider', async (_, reply) => {
  const peer = await startPeerServer(() => reply);
  const problems = await findPaymentProblems({
    wompi: { ...wompiKeys, apiUrl: `${peer.origin}/v1`, checkoutUrl: `${peer.origin}/p/` },
    paypal: { ...paypalKeys, apiUrl: peer.origin },
  });
  await peer.close();
  expect(problems.map(({ kind }) => kind)).toEqual(['unanswered', 'unanswered']);
  expect(problems[0]?.words).toMatch(/no parece Wompi, .* revisa WOMPI_API_URL/);
  expect(problems[1]?.words).toMatch(/no parece PayPal, .* revisa PAYPAL_API_URL/);
});

test('nobody at the address does not respond', async () => {
  const [problem] = await findPaymentProblems({
    wompi: null,
    paypal: { ...paypalKeys, apiUrl: 'http://127.0.0.1:1' },
  });
  expect(problem?.words).toContain('PayPal no respondió en 127.0.0.1:1,');
});
