import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createWompi } from '#server/ports/payments/wompi.ts';
import { nequiTokenEvent, signedWompiEvent } from '#server/ports/payments/wompi-peer.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, services } = await openTestApp();
const eventsSecret = 'test_events_ñandú';
Object.assign(services.payments, {
  providers: [
    createWompi({
      // Nobody is there: an event is kept all the same, and applied later.
      ...{ apiUrl: 'http://127.0.0.1:9/v1', checkoutUrl: 'http://127.0.0.1:9/p/' },
      ...{ publicKey: 'pub_test_a', privateKey: 'prv_test_a', integritySecret: 'test_integrity_a' },
      ...{ eventsSecret, now: () => new Date() },
    }),
  ],
});

const event = (id: string, { environment = 'test', secret = eventsSecret } = {}) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const transaction = {
    id,
    status: 'APPROVED',
    amount_in_cents: 100,
    reference: 'R',
    currency: 'COP',
  };
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
  const checksum = createHash('sha256')
    .update(`${id}APPROVED100${timestamp}${secret}`)
    .digest('hex')
    .toUpperCase();
  return JSON.stringify({
    ...{ event: 'transaction.updated', data: { transaction }, environment, timestamp },
    ...{ signature: { properties, checksum }, sent_at: new Date().toISOString() },
  });
};

// A provider has no session and no page of ours that it comes from.
const post = (path: string, body: BodyInit, headers = {}) =>
  ask(path, { method: 'POST', body, headers, from: { 'content-type': 'application/json' } });
const stored = () =>
  services.db.service.selectFrom('provider_events').select(['id', 'body']).execute();

test('whoever posts thousands of false events leaves one line, and the next says how many', async () => {
  const { now } = services;
  services.logged.length = 0;
  const refused = () => services.logged.filter(({ msg }) => msg === 'payment event refused');
  const forged = event('9-2-3', { secret: 'x' });
  const statuses = [];
  for (let time = 0; time < 20; time += 1)
    statuses.push((await post('/hooks/wompi', forged)).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(refused()).toMatchObject([
    { provider: 'wompi', status: 401, why: 'The checksum is wrong', leftOut: 0 },
  ]);
  expect(JSON.stringify(refused()).length).toBeLessThan(300);
  await post('/hooks/wompi', 'hola');
  expect(refused()).toMatchObject([{ status: 401 }, { status: 400, leftOut: 0 }]);
  services.now = () => new Date(now().getTime() + 61_000);
  await post('/hooks/wompi', forged);
  services.now = now;
  expect(refused().at(-1)).toMatchObject({ status: 401, leftOut: 19 });
});

test('a signed event is stored as it came before anybody answers, and once', async () => {
  const body = event('1-2-3');
  for (let time = 0; time < 2; time += 1) {
    const response = await post('/hooks/wompi', body);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  expect(await stored()).toEqual([{ id: '1-2-3:APPROVED', body }]);
});

test('an event of a token of Nequi is taken, once, without its telephone, and applied as nothing', async () => {
  const { body, headers } = signedWompiEvent(nequiTokenEvent('APPROVED', new Date()), eventsSecret);
  for (let time = 0; time < 2; time += 1) {
    const response = await post('/hooks/wompi', String(body), Object.fromEntries(headers));
    expect(response.status).toBe(200);
  }
  const rows = services.db.service
    .selectFrom('provider_events')
    .select(['body', 'subject_id', 'subject_reference', 'applied_at', 'tries'])
    .where('id', 'like', 'nequi_token.updated:%');
  expect(await rows.execute()).toEqual([
    {
      ...{ body: '', subject_id: null, subject_reference: null, tries: 0 },
      applied_at: expect.any(Date) as unknown,
    },
  ]);
});

describe('what is not an event of theirs is stored nowhere', () => {
  test.each<[string, BodyInit, number]>([
    ['no body', '', 400],
    ['no JSON', 'hola', 400],
    ['a list', '[]', 400],
    ['another secret', event('2-2-3', { secret: 'x' }), 401],
    ['another environment', event('3-2-3', { environment: 'prod' }), 401],
    ['a megabyte', 'x'.repeat(1024 * 1024), 413],
    ['65 kB of spaces before it', ' '.repeat(65 * 1024) + event('4-2-3'), 413],
    ['NUL', new Uint8Array(100), 400],
  ])('%s', async (_, body, status) => {
    const before = (await stored()).length;
    expect((await post('/hooks/wompi', body)).status).toBe(status);
    expect((await stored()).length).toBe(before);
  });

  test('a body without end is read no further than an event may be', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 1;
        stream.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const response = await ask('/hooks/wompi', { method: 'POST', body, duplex: 'half' });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(sent).toBeLessThan(8);
  });

  test('a provider that is not set up here', async () => {
    expect((await post('/hooks/paypal', '{}')).status).toBe(404);
  });

  test('another method', async () => {
    const response = await ask('/hooks/wompi');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
