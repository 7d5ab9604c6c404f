import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentsSuite } from './payments-suite.ts';
import { makeAttempt } from './suite-fixture.ts';
import { createWompi } from './wompi.ts';
import { openWompiPeer, wompiSecrets } from './wompi-peer.ts';

paymentsSuite('Wompi', openWompiPeer);

describe('Wompi alone', () => {
  let peer: Awaited<ReturnType<typeof openWompiPeer>>;
  const now = () => new Date('2026-07-30T12:00:00.000Z');
  beforeEach(async () => {
    peer = await openWompiPeer({ now, timeout: 1500 });
  });
  afterEach(() => peer.close());

  async function pay() {
    const attempt = makeAttempt(peer.provider, now());
    await peer.pay(await peer.provider.open(attempt), 'approved');
    const row = peer.rows.at(-1);
    if (!row) throw new Error('Nothing was paid');
    return { attempt, row };
  }

  const refund = (transaction: string, amount: number) =>
    peer.provider.refund({
      id: 'r1',
      transaction,
      amount: { amount, currency: 'COP' },
      reason: 'Se arrepintió',
    });

  test('leads to the Web Checkout with all that it is told, without asking anybody', async () => {
    peer.fail('down');
    const attempt = makeAttempt(peer.provider, now(), { reference: 'E26-7' });
    const { url, id } = await peer.provider.open(attempt);
    expect(id).toBeNull();
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      'public-key': 'pub_test_peer',
      currency: 'COP',
      'amount-in-cents': '2490099',
      reference: 'E26-7',
      'signature:integrity': expect.stringMatching(/^[\da-f]{64}$/u),
      'redirect-url': attempt.returnUrl,
      'expiration-time': '2026-07-30T13:00:00.000Z',
      'tax-in-cents:vat': '397578',
      'customer-data:email': 'ana@correo.example',
    });
    const untaxed = await peer.provider.open({ ...attempt, tax: 0 });
    expect(new URL(untaxed.url).searchParams.has('tax-in-cents:vat')).toBe(false);
  });

  test('says that a card pays no less than 1.500 pesos', () => {
    expect(peer.provider.least).toEqual({ amount: 150_000, currency: 'COP' });
  });

  test('the checkout does not take an address with another amount', async () => {
    const { url } = await peer.provider.open(makeAttempt(peer.provider, now()));
    const cheaper = url.replace('2490099', '2490098');
    await expect(peer.pay({ url: cheaper, id: null }, 'approved')).rejects.toThrow('signature');
  });

  test('tells of one transaction by its id', async () => {
    const { row } = await pay();
    await pay();
    const found = await peer.provider.ask({ id: row.id, reference: null });
    expect(found).toMatchObject([{ id: row.id, method: 'CARD', status: 'approved' }]);
  });

  test('what was paid to another merchant is not paid to us, whatever its reference', async () => {
    const { attempt, row } = await pay();
    peer.foreign.push({ ...row, id: '666-1-1' });
    const subject = { id: '666-1-1', reference: attempt.reference };
    expect(await peer.provider.ask(subject)).toEqual([]);
  });

  test('a transaction in another currency is an error, not an amount of pesos', async () => {
    const { attempt, row } = await pay();
    row.currency = 'USD';
    const asked = peer.provider.ask({ id: null, reference: attempt.reference });
    await expect(asked).rejects.toMatchObject({ name: 'ProviderError', isFinal: true });
  });

  test.each(['PSE', 'NEQUI', 'BANCOLOMBIA_TRANSFER'])('%s goes back by hand', async (method) => {
    peer.payBy(method);
    const { row } = await pay();
    expect(await refund(row.id, row.amount_in_cents)).toEqual({
      status: 'manual',
      reason: expect.stringContaining(method),
    });
    expect(row.status).toBe('APPROVED');
  });

  test('a part goes back by hand, and more than was paid not at all', async () => {
    const { row } = await pay();
    expect(await refund(row.id, row.amount_in_cents - 1)).toMatchObject({ status: 'manual' });
    await expect(refund(row.id, row.amount_in_cents + 1)).rejects.toMatchObject({ isFinal: true });
    expect(row.status).toBe('APPROVED');
  });

  test.each(['DECLINED', 'PENDING', 'ERROR'])('nothing goes back of %s', async (status) => {
    const { row } = await pay();
    row.status = status;
    await expect(refund(row.id, row.amount_in_cents)).rejects.toMatchObject({ isFinal: true });
  });

  test('reads both ways in which Wompi writes a time', async () => {
    const { row, attempt } = await pay();
    row.created_at = '2018-07-01 23:49:45 UTC';
    const [found] = await peer.provider.ask({ id: null, reference: attempt.reference });
    expect(found?.at).toEqual(new Date('2018-07-01T23:49:45Z'));
  });

  test('lists what was paid at night, when the days of the provider are others', async () => {
    const { row } = await pay();
    const listed = [];
    // In Bogotá still the evening before.
    row.created_at = '2026-07-30T03:00:00.000Z';
    const span = {
      from: new Date('2026-07-30T02:00:00Z'),
      until: new Date('2026-07-30T04:00:00Z'),
    };
    for await (const { id } of peer.provider.list(span)) listed.push(id);
    expect(listed).toEqual([row.id]);
  });

  test.each(['down', 'unauthorised', 'wrong-shape'] as const)(
    'no secret stands in an error: %s',
    async (failure) => {
      peer.fail(failure);
      const asked = peer.provider.ask({ id: '1-1', reference: null });
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      expect(inWhole(error)).toContain('GET /v1/transactions/1-1');
      expect(inWhole(error)).not.toMatch(/prv_test|test_integrity|test_events/u);
    },
  );

  test('no secret stands in an error of a key that cannot be sent', async () => {
    const { apiUrl, checkoutUrl } = peer;
    const privateKey = 'prv_test_peer\r\nX: y';
    const provider = createWompi({ ...wompiSecrets, privateKey, apiUrl, checkoutUrl, now });
    const asked = provider.ask({ id: '1-1', reference: null });
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError' });
    expect(inWhole(error)).not.toContain('prv_test');
  });

  test('a public key of neither environment is refused at once', () => {
    const { apiUrl, checkoutUrl } = peer;
    const options = { ...wompiSecrets, publicKey: 'prv_prod_x', apiUrl, checkoutUrl, now };
    expect(() => createWompi(options)).toThrow(/pub_test_ or pub_prod_/u);
  });
});

const inWhole = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${error.stack} ${inWhole(error.cause)}`
    : String(error);
