import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receiveEvents } from '#simulators/payments/event-receiver.ts';
import { optionsFor, press, wompiKeys } from '#simulators/payments/plant-simulators.ts';
import { startPaymentSimulators } from '#simulators/payments/start.ts';
import { isOfKeys, isProviderError, ProviderError } from './errors.ts';
import type { Failure } from './payment-peer.ts';
import type { Charge, PaymentSources } from './payment-sources.ts';
import { type PeerReply, startPeerServer } from './peer-server.ts';
import { type SourcesSide, sourcesSuite } from './sources-suite.ts';
import { createWompi } from './wompi.ts';
import { openWompiPeer, wompiSecrets } from './wompi-peer.ts';

const now = () => new Date('2026-07-30T12:00:00.000Z');

async function openPeer(): Promise<SourcesSide> {
  const { provider, sources, fail, close } = await openWompiPeer({ now, timeout: 1500 });
  return {
    ...{ provider, now, close },
    decide: async (tokenId, answer) => sources.decide(tokenId, answer.toUpperCase()),
    declineNext: async (sourceId) => sources.nextCharge(sourceId, 'DECLINED'),
    fail: async (failure) => fail(failure),
    settle: async () => sources.settle(),
  };
}

async function openSimulator(): Promise<SourcesSide> {
  const folder = await mkdtemp(join(tmpdir(), 'nequi-'));
  const receiver = await receiveEvents();
  const options = { ...optionsFor(folder, receiver.url, { decision: 10 }), now };
  const { url, wompiApiUrl, wompiCheckoutUrl, stop } = await startPaymentSimulators(options);
  const addresses = { apiUrl: wompiApiUrl, checkoutUrl: wompiCheckoutUrl };
  const provider = createWompi({ ...wompiKeys, ...addresses, now, timeout: 1500 });
  const behave = { lost: 'garbage', down: '500' };
  const mustPress = async (path: string, fields: Record<string, string>) => {
    const { status } = await press(`${url}${path}`, fields);
    if (status !== 303) throw new Error(`${path} says ${status}`);
  };
  return {
    ...{ provider, now },
    decide: (id, answer) => mustPress('/pagos/nequi', { id, status: answer.toUpperCase() }),
    declineNext: (id) => mustPress('/pagos/fuente', { id, fails: 'yes' }),
    fail: (failure) =>
      mustPress('/fallas', { for: 'wompi', mode: failure ? behave[failure] : 'ok' }),
    settle: async () => {
      const page = async () => (await fetch(`${url}/pagos`)).text();
      await expect.poll(page, { interval: 10 }).not.toContain('>Pendiente<');
    },
    close: async () => {
      await stop();
      await receiver.stop();
      await rm(folder, { recursive: true });
    },
  };
}

sourcesSuite('Wompi', openPeer);
sourcesSuite('Wompi, as it is simulated', openSimulator);

describe('Wompi alone', () => {
  let peer: Awaited<ReturnType<typeof openWompiPeer>>;
  let sources: PaymentSources;
  beforeEach(async () => {
    peer = await openWompiPeer({ now, timeout: 300 });
    sources = sourcesOf(peer.apiUrl);
  });
  afterEach(() => peer.close());

  async function agree(): Promise<Charge> {
    const { tokenId } = await sources.askNequi('3001234567');
    peer.sources.decide(tokenId, 'APPROVED');
    const accepted = await sources.readAcceptance();
    const { id } = await sources.createSource({
      tokenId,
      email: 'ana@correo.example',
      ...accepted,
    });
    return { ...charge, sourceId: id };
  }

  test('sends what its documents say, and nothing of a card', async () => {
    const wanted = await agree();
    await sources.charge(wanted);
    await sources.charge({ ...wanted, reference: 'E26-8', tax: 0 });
    const body = {
      payment_source_id: 3891,
      amount_in_cents: 2_490_000,
      currency: 'COP',
      customer_email: 'ana@correo.example',
      signature: expect.stringMatching(/^[\da-f]{64}$/u),
    };
    expect(peer.sources.sent).toEqual([
      {
        ...{ type: 'NEQUI', token: 'nequi_test_1', customer_email: 'ana@correo.example' },
        acceptance_token: expect.stringMatching(/^e30\.terminos/u),
        accept_personal_auth: expect.stringMatching(/^e30\.datos/u),
      },
      { ...body, reference: 'E26-7', taxes: [{ type: 'VAT', amount_in_cents: 397_563 }] },
      { ...body, reference: 'E26-8' },
    ]);
  });

  test.each([
    ['ERROR', 'declined'],
    ['VOIDED', 'declined'],
    ['DECLINED', 'declined'],
    ['APPROVED', 'approved'],
    ['PENDING', 'pending'],
  ])('reads a token that is %s', async (status, read) => {
    const { tokenId } = await sources.askNequi('3001234567');
    peer.sources.decide(tokenId, status);
    expect(await sources.readNequi(tokenId)).toBe(read);
  });

  test.each<[Failure, boolean]>([
    ...(
      ['down', 'lost', 'slow', 'error', 'busy', 'garbage', 'wrong-shape', 'redirect'] as const
    ).map((failure): [Failure, boolean] => [failure, false]),
    ['unauthorised', true],
    ['refused', true],
  ])('says that Wompi fails, and works on afterwards: %s', async (failure, isFinal) => {
    const wanted = await agree();
    const { tokenId } = await sources.askNequi('3001234567');
    const accepted = await sources.readAcceptance();
    peer.fail(failure);
    const asked = await Promise.allSettled([
      sources.readAcceptance(),
      sources.askNequi('3001234567'),
      sources.readNequi(tokenId),
      sources.readSource(wanted.sourceId),
      sources.createSource({ tokenId, email: 'ana@correo.example', ...accepted }),
    ]);
    for (const one of asked)
      expect(one).toMatchObject({ reason: { name: 'ProviderError', isFinal } });
    // Whether the reference has a charge already is not said by who does not answer that.
    const error: unknown = await sources.charge(wanted).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', isFinal: false });
    expect(isProviderError(error) && isOfKeys(error)).toBe(isFinal);
    expect(String(error)).not.toMatch(/prv_test|test_integrity/u);
    peer.fail(null);
    expect(await sources.charge(wanted)).toMatchObject({ status: 'pending' });
    expect(peer.rows).toHaveLength(1);
  });

  test('a reference with a row that cannot be read is not charged', async () => {
    const wanted = await agree();
    await sources.charge(wanted);
    for (const spoiled of [{ currency: 'USD' }, { currency: 'COP', status: 'SETTLED' }]) {
      Object.assign(peer.rows[0] ?? {}, spoiled);
      await expect(sources.charge(wanted)).rejects.toMatchObject({ isFinal: false });
    }
    expect(peer.sources.sent).toHaveLength(2);
  });

  test('of several with one reference, the one that was paid is the charge', async () => {
    const wanted = await agree();
    const { id } = await sources.charge(wanted);
    peer.sources.settle();
    const [paid] = peer.rows;
    if (!paid) throw new Error('Nothing was charged');
    peer.rows.push({ ...paid, id: '1-2-3', status: 'DECLINED' });
    expect(await sources.charge(wanted)).toMatchObject({ id, status: 'approved' });
    paid.status = 'DECLINED';
    expect(await sources.charge(wanted)).toMatchObject({ id: '1-2-3' });
  });
});

const charge: Charge = {
  sourceId: '3891',
  reference: 'E26-7',
  amount: { amount: 2_490_000, currency: 'COP' },
  tax: 397_563,
  email: 'ana@correo.example',
};

describe('A Wompi that says strange things', () => {
  const row = {
    ...{ id: '1-2-3', reference: 'E26-7', status: 'PENDING', amount_in_cents: 2_490_000 },
    currency: 'COP',
  };
  const source = { id: 3891, type: 'NEQUI', status: 'AVAILABLE', public_data: {} };
  let replies: Record<string, PeerReply[]> = {};
  let sources: PaymentSources;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const server = await startPeerServer(({ method, url }) => {
      const [reply = { status: 500, body: {} }] = replies[`${method} ${url.pathname}`] ?? [];
      replies[`${method} ${url.pathname}`]?.splice(0, 1);
      return reply;
    });
    close = server.close;
    sources = sourcesOf(`${server.origin}/v1`);
  });
  afterEach(() => close());

  const listed = (...rows: object[]): PeerReply[] => [
    { status: 200, body: { data: rows } },
    ...(rows.length > 0 ? [{ status: 200, body: { data: [] } }] : []),
  ];
  const used = { error: { type: 'x', messages: { reference: ['The reference is used'] } } };

  async function chargeWith(list: PeerReply[], made: PeerReply): Promise<unknown> {
    replies = { 'GET /v1/transactions': list, 'POST /v1/transactions': [made] };
    return sources.charge(charge).catch((error: unknown) => error);
  }

  test.each<[string, object]>([
    ['of dollars', { ...row, currency: 'USD' }],
    ['of a new status', { ...row, status: 'SETTLED' }],
    ['of another reference', { ...row, reference: 'E26-8' }],
    ['of no reference', { ...row, reference: null }],
    ['without an id', { ...row, id: '../x' }],
    ['of nothing', {}],
  ])('a charge that was made is not known to be none, though it tells %s', async (_, data) => {
    const error = await chargeWith(listed(), { status: 201, body: { data } });
    expect(error).toMatchObject({ name: 'ProviderError', isFinal: false });
  });

  test('a reference that it knows and does not list is not known to be free', async () => {
    const lists = [...listed(), ...listed()];
    expect(await chargeWith(lists, { status: 422, body: used })).toMatchObject({
      ...{ name: 'ProviderError', isFinal: false },
    });
    const later = [...listed(), ...listed(row)];
    expect(await chargeWith(later, { status: 422, body: used })).toMatchObject({ id: '1-2-3' });
  });

  test('a reference that it lists is not charged, even if it would be', async () => {
    const other = { status: 201, body: { data: { ...row, id: '4-5-6' } } };
    expect(await chargeWith(listed(row), other)).toMatchObject({ id: '1-2-3' });
    // What was declined is not the answer while something beside it cannot be read.
    const unclear = listed({ ...row, status: 'DECLINED' }, { ...row, id: '7-8-9', status: 'NEW' });
    expect(await chargeWith(unclear, other)).toMatchObject({
      ...{ name: 'ProviderError', isFinal: false },
    });
  });

  test.each([400, 401, 404, 422])('where it refuses with %s nothing is charged', async (status) => {
    const body = { error: { type: 'INPUT_VALIDATION_ERROR', messages: { signature: ['No'] } } };
    const error = await chargeWith(listed(), { status, body });
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ isFinal: true, status });
  });

  test.each<[string, unknown, unknown]>([
    ['a card', { ...source, type: 'CARD' }, { isFinal: true }],
    ['another', { ...source, id: 3892 }, { isFinal: false }],
    ['a text', { ...source, id: '3891' }, { isFinal: false }],
    ['one that waits', { ...source, status: 'PENDING' }, { isAvailable: false, phone: null }],
    ['one of few words', { ...source, public_data: null }, { isAvailable: true, phone: null }],
  ])('a source that is %s', async (_, data, read) => {
    replies = { 'GET /v1/payment_sources/3891': [{ status: 200, body: { data } }] };
    const told: unknown = await sources.readSource('3891').catch((error: unknown) => error);
    expect(told).toMatchObject(read as object);
  });

  test.each([{ id: 'y', status: 'APPROVED' }, { id: 'x', status: 'NEW' }, { id: 'x' }, null])(
    'the token %j is not understood',
    async (data) => {
      replies = { 'GET /v1/tokens/nequi/x': [{ status: 200, body: { data } }] };
      await expect(sources.readNequi('x')).rejects.toMatchObject({ isFinal: false });
    },
  );

  test.each(['javascript:alert(1)', 'http://wompi.example/x', 'data:text/html,x', 'x', '', 7])(
    'a document at %j is not shown',
    async (permalink) => {
      const document = { acceptance_token: 'e30.x.y', permalink: 'https://wompi.example/x' };
      const wrong = { ...document, permalink };
      for (const data of [
        { presigned_acceptance: wrong, presigned_personal_data_auth: document },
        { presigned_acceptance: document, presigned_personal_data_auth: wrong },
        { presigned_acceptance: document },
      ]) {
        replies = { 'GET /v1/merchants/info': [{ status: 200, body: { data } }] };
        await expect(sources.readAcceptance()).rejects.toMatchObject({ isFinal: false });
      }
    },
  );
});

function sourcesOf(apiUrl: string): PaymentSources {
  const checkoutUrl = 'https://checkout.example/p/';
  const { sources } = createWompi({ ...wompiSecrets, apiUrl, checkoutUrl, now, timeout: 300 });
  if (!sources) throw new Error('It has no sources');
  return sources;
}
