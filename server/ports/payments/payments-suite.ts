import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Failure, OpenPeer, PaymentPeer } from './payment-peer.ts';
import type { Attempt, Opened, PaymentProvider, RawEvent, Transaction } from './payments.ts';

const hour = 3_600_000;

const day = 24 * hour;

/** Long enough for this machine when it is busy, short enough to wait for. */
const timeout = 1500;

/** Whether asking again helps. */
const failures: Record<Failure, { isFinal: boolean }> = {
  down: { isFinal: false },
  lost: { isFinal: false },
  slow: { isFinal: false },
  stalled: { isFinal: false },
  error: { isFinal: false },
  busy: { isFinal: false },
  garbage: { isFinal: false },
  'wrong-shape': { isFinal: false },
  huge: { isFinal: false },
  redirect: { isFinal: false },
  unauthorised: { isFinal: true },
  refused: { isFinal: true },
};

/** What every provider promises. `open` makes one with its other side, both by the given clock. */
export function paymentsSuite(name: string, open: OpenPeer): void {
  describe(name, () => {
    let peer: PaymentPeer;
    let provider: PaymentProvider;
    let time: Date;
    beforeEach(async () => {
      time = new Date();
      peer = await open({ now: () => time, timeout });
      provider = peer.provider;
    });
    afterEach(() => peer.close());

    const pass = (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    };

    async function start(fields: Partial<Attempt> = {}) {
      const attempt = makeAttempt(provider, time, fields);
      const opened = await provider.open(attempt);
      return { attempt, opened, subject: subjectOf(attempt, opened) };
    }

    /** Paid and known to be. */
    async function paid(fields: Partial<Attempt> = {}) {
      const started = await start(fields);
      await peer.pay(started.opened, 'approved');
      return { ...started, transaction: only(await provider.ask(started.subject)) };
    }

    const refundOf = ({ transaction }: { transaction: Transaction }, id = randomUUID()) =>
      provider.refund({
        id,
        transaction: transaction.id,
        amount: transaction.amount,
        reason: 'Se arrepintió',
      });

    test('opens an address of its origin, and nothing is paid by that', async () => {
      const { opened, subject } = await start();
      expect(new URL(opened.url).origin).toBe(provider.origin);
      expect(await provider.ask(subject)).toEqual([]);
    });

    test('an attempt opened twice is one', async () => {
      const { attempt, opened } = await start();
      expect(await provider.open(attempt)).toEqual(opened);
    });

    test('takes descriptions and addresses with every letter', async () => {
      const { opened, attempt, subject } = await start({
        reference: `E26_${randomUUID()}.x-1`,
        description: `Canción Ñandú — ¿qué? & <b>${'🎶'.repeat(200)}`,
        returnUrl: 'https://estudio.example/pago?a=1&b=ñ#c',
        email: 'maria.jose+discos@correo.example',
      });
      await peer.pay(opened, 'approved');
      expect(only(await provider.ask(subject)).reference).toBe(attempt.reference);
    });

    test.each<[string, (attempt: Attempt) => Partial<Attempt>]>([
      ['nothing', ({ amount }) => ({ amount: { ...amount, amount: 0 } })],
      ['less than nothing', ({ amount }) => ({ amount: { ...amount, amount: -100 } })],
      ['half a cent', ({ amount }) => ({ amount: { ...amount, amount: 100.5 } })],
      ['more than can be counted', ({ amount }) => ({ amount: { ...amount, amount: 2 ** 60 } })],
      [
        'another currency',
        ({ amount }) => ({
          amount: { ...amount, currency: amount.currency === 'USD' ? 'COP' : 'USD' },
        }),
      ],
      ['a tax above the amount', ({ amount }) => ({ tax: amount.amount + 1 })],
      ['a time that is over', () => ({ expiresAt: new Date(0) })],
    ])('does not open an attempt with %s', async (_, change) => {
      const attempt = makeAttempt(provider, time);
      await expect(provider.open({ ...attempt, ...change(attempt) })).rejects.toMatchObject({
        name: 'ProviderError',
        isFinal: true,
      });
    });

    test.each(['approved', 'declined', 'pending'] as const)(
      'says what was paid: %s',
      async (outcome) => {
        const { attempt, opened, subject } = await start();
        await peer.pay(opened, outcome);
        const transaction = only(await provider.ask(subject));
        expect(transaction).toMatchObject({
          reference: attempt.reference,
          status: outcome,
          amount: attempt.amount,
          refunded: 0,
          at: expect.any(Date) as unknown,
        });
        expect(transaction.reason === null).toBe(outcome !== 'declined');
        expect(await provider.ask(subject)).toEqual([transaction]);
      },
    );

    test('many who ask at once are told of one payment', async () => {
      const { opened, subject } = await start();
      await peer.pay(opened, 'approved');
      const answers = await Promise.all(Array.from({ length: 8 }, () => provider.ask(subject)));
      expect(new Set(answers.map((answer) => only(answer).id)).size).toBe(1);
    });

    test('one payment is not told of another', async () => {
      const [one, other] = [
        await start({ reference: 'E26-1' }),
        await start({ reference: 'E26-12' }),
      ];
      await peer.pay(other.opened, 'approved');
      expect(await provider.ask(one.subject)).toEqual([]);
      expect(only(await provider.ask(other.subject)).reference).toBe('E26-12');
    });

    test.each([
      { id: null, reference: null },
      { id: 'NOTHING-1', reference: null },
      { id: '..', reference: null },
      { id: '../merchants/x?y=', reference: null },
      { id: '', reference: null },
      { id: 'a/b', reference: null },
      { id: 'x'.repeat(65), reference: null },
      { id: null, reference: 'E26-nothing' },
      { id: null, reference: '%00&page=2' },
    ])('knows nothing of %j', async (subject) => {
      expect(await provider.ask(subject)).toEqual([]);
    });

    test('tells two payments of one attempt apart, oldest first', async () => {
      const { opened, subject } = await start();
      await peer.pay(opened, 'approved');
      await provider.ask(subject);
      if (!peer.paysTwice) return;
      pass(hour / 2);
      await peer.pay(opened, 'approved');
      const found = await provider.ask(subject);
      expect(found.map(({ status }) => status)).toEqual(['approved', 'approved']);
      expect(new Set(found.map(({ id }) => id)).size).toBe(2);
      expect(Number(found[1]?.at) - Number(found[0]?.at)).toBe(hour / 2);
    });

    test('gives money back once, however often it is asked, and says so', async () => {
      const payment = await paid();
      const id = randomUUID();
      const first = await refundOf(payment, id);
      expect(first.status).toBe('done');
      expect(await refundOf(payment, id)).toEqual(first);
      expect(await peer.refundsOf(payment.transaction.id)).toBe(1);
      const [{ refunded, amount }] = [only(await provider.ask(payment.subject))];
      expect(refunded).toBe(amount.amount);
    });

    test('gives money back once when it is asked at once', async () => {
      const payment = await paid();
      const id = randomUUID();
      await Promise.allSettled(Array.from({ length: 5 }, () => refundOf(payment, id)));
      expect((await refundOf(payment, id)).status).toBe('done');
      expect(await peer.refundsOf(payment.transaction.id)).toBe(1);
    });

    test('gives money back once when the response was lost', async () => {
      const payment = await paid();
      const id = randomUUID();
      peer.fail('lost');
      await expect(refundOf(payment, id)).rejects.toMatchObject({ isFinal: false });
      peer.fail(null);
      expect((await refundOf(payment, id)).status).toBe('done');
      expect(await peer.refundsOf(payment.transaction.id)).toBe(1);
    });

    test('leaves to the staff what is refused', async () => {
      const payment = await paid();
      peer.refuseRefunds();
      const outcome = await refundOf(payment);
      expect(outcome).toEqual({
        status: 'manual',
        reason: expect.stringMatching(/\w{4}/u) as unknown,
      });
      expect(await peer.refundsOf(payment.transaction.id)).toBe(0);
    });

    test.each(['NOTHING-1', '..', 'a/b', ''])(
      'does not give back what nobody paid: %j',
      async (transaction) => {
        const { transaction: known } = await paid();
        await expect(
          refundOf({ transaction: { ...known, id: transaction } }),
        ).rejects.toMatchObject({ name: 'ProviderError', isFinal: true });
      },
    );

    test('lists what was paid in a span, each once, through many pages', async () => {
      const ids: string[] = [];
      const from = time;
      for (let index = 0; index < 7; index += 1) {
        ids.push((await paid()).transaction.id);
        pass(12 * day + hour);
      }
      const listed = async (from: number, until: number) => {
        const span = { from: new Date(from), until: new Date(until) };
        return (await collect(provider.list(span))).map(({ id }) => id).sort();
      };
      const at = (index: number) => from.getTime() + index * (12 * day + hour);
      expect(await listed(at(0), at(7))).toEqual(ids.toSorted());
      expect(await listed(at(2), at(5))).toEqual(ids.slice(2, 5).sort());
      expect(await listed(at(2) + 1, at(5) + 1)).toEqual(ids.slice(3, 6).sort());
      expect(await listed(at(0) - 90 * day, at(0))).toEqual([]);
      expect(await listed(at(3), at(3))).toEqual([]);
    });

    test('lists payments as it tells of them', async () => {
      const { transaction, attempt } = await paid();
      const span = {
        from: new Date(time.getTime() - hour),
        until: new Date(time.getTime() + hour),
      };
      const { id, status, amount } = transaction;
      const [listed, ...others] = await collect(provider.list(span));
      expect(listed).toMatchObject({ id, reference: attempt.reference, status, amount });
      expect(others).toEqual([]);
    });

    test('an event leads to what was paid, and is one when it is sent again', async () => {
      const { attempt, opened } = await start();
      await peer.pay(opened, 'approved');
      const sent = await peer.event();
      const event = await provider.readEvent(sent);
      expect(event.about?.reference).toBe(attempt.reference);
      expect(await provider.readEvent(sent)).toEqual(event);
      const transaction = only(await provider.ask(event.about ?? { id: null, reference: null }));
      expect(transaction).toMatchObject({ status: 'approved', amount: attempt.amount });
      const later = await provider.readEvent(await peer.event());
      expect(later.about).toEqual(event.about);
      pass(3 * day);
      expect(await provider.readEvent(sent)).toEqual(event);
    });

    test.each<[string, (sent: RawEvent) => RawEvent | Promise<RawEvent>, number]>([
      ['kept for long', (sent) => sent, 5 * day],
      ['of the future', (sent) => sent, -hour],
      ['with another amount', (sent) => replaced(sent, /(amount\D{1,40})\d/u, '$19'), 0],
      ['with another id', (sent) => replaced(sent, /("id":")./u, '$1X'), 0],
      ['cut off', ({ body, headers }) => ({ body: body.subarray(0, -1), headers }), 0],
      ['empty', ({ headers }) => ({ body: new Uint8Array(), headers }), 0],
      ['of no letters', ({ headers }) => ({ body: Buffer.from([0xff, 0xfe]), headers }), 0],
      ['too large', ({ headers }) => ({ body: Buffer.alloc(2 ** 20, ' '), headers }), 0],
    ])('does not take an event %s', async (_, forge, passed) => {
      await peer.pay((await start()).opened, 'approved');
      const sent = await peer.event();
      await provider.readEvent(sent);
      pass(passed);
      await expect((async () => provider.readEvent(await forge(sent)))()).rejects.toMatchObject({
        name: expect.stringMatching(/^(?:Forged|Malformed)Event$/u) as unknown,
      });
    });

    test.each(Object.entries(failures))(
      'says that the provider fails, and works on afterwards: %s',
      async (failure, { isFinal }) => {
        const { opened, subject, attempt } = await start();
        await peer.pay(opened, 'approved');
        peer.fail(failure as Failure);
        const error: unknown = await provider.ask(subject).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ name: 'ProviderError', isFinal });
        const span = { from: new Date(time.getTime() - hour), until: time };
        await expect(collect(provider.list(span))).rejects.toMatchObject({
          name: 'ProviderError',
          isFinal,
        });
        peer.fail(null);
        expect(only(await provider.ask(subject))).toMatchObject({
          status: 'approved',
          amount: attempt.amount,
        });
      },
    );
  });
}

export const makeAttempt = (
  { currency }: PaymentProvider,
  now: Date,
  fields: Partial<Attempt> = {},
): Attempt => ({
  reference: `E26-${randomUUID()}`,
  amount: { amount: 2_490_099, currency },
  tax: 397_578,
  description: 'Mezcla y máster: «Canción Ñandú»',
  email: 'ana@correo.example',
  returnUrl: 'https://estudio.example/checkout/vuelta',
  cancelUrl: 'https://estudio.example/checkout',
  expiresAt: new Date(now.getTime() + hour),
  ...fields,
});

const subjectOf = ({ reference }: Attempt, { id }: Opened) => ({ id, reference });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

function only<Item>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined || others.length > 0) throw new Error(`${items.length}, not one`);
  return first;
}

function replaced({ body, headers }: RawEvent, pattern: RegExp, by: string): RawEvent {
  const text = Buffer.from(body).toString();
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error('Nothing was replaced');
  return { body: Buffer.from(changed), headers };
}
