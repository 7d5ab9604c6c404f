import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventsSuite } from './events-suite.ts';
import { failuresSuite } from './failures-suite.ts';
import type { OpenPeer } from './payment-peer.ts';
import type { Attempt } from './payments.ts';
import { refundsSuite } from './refunds-suite.ts';
import { collect, day, hour, makeAttempt, only, useFixture } from './suite-fixture.ts';

/** What every provider promises. `open` makes one with its other side, both by the given clock. */
export function paymentsSuite(name: string, open: OpenPeer): void {
  describe(name, () => {
    paySuite(open);
    refundsSuite(open);
    eventsSuite(open);
    failuresSuite(open);
  });
}

function paySuite(open: OpenPeer): void {
  describe('pays', () => {
    const at = useFixture(open);

    test('opens an address of its origin, and nothing is paid by that', async () => {
      const { opened, subject } = await at.start();
      expect(new URL(opened.url).origin).toBe(at.provider.origin);
      expect(await at.provider.ask(subject)).toEqual([]);
    });

    test('an attempt opened twice is one', async () => {
      const { attempt, opened } = await at.start();
      expect(await at.provider.open(attempt)).toEqual(opened);
    });

    test('takes descriptions and addresses with every letter', async () => {
      const { opened, attempt, subject } = await at.start({
        reference: `E26_${randomUUID()}.x-1`,
        description: `Canción Ñandú — ¿qué? & <b>${'🎶'.repeat(200)}`,
        returnUrl: 'https://estudio.example/pago?a=1&b=ñ#c',
        email: 'maria.jose+discos@correo.example',
      });
      await at.peer.pay(opened, 'approved');
      expect(only(await at.provider.ask(subject)).reference).toBe(attempt.reference);
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
      const attempt = makeAttempt(at.provider, at.now());
      await expect(at.provider.open({ ...attempt, ...change(attempt) })).rejects.toMatchObject({
        name: 'ProviderError',
        isFinal: true,
      });
    });

    test.each(['approved', 'declined', 'pending'] as const)(
      'says what was paid: %s',
      async (outcome) => {
        const { attempt, opened, subject } = await at.start();
        await at.peer.pay(opened, outcome);
        const transaction = only(await at.provider.ask(subject));
        expect(transaction).toMatchObject({
          reference: attempt.reference,
          status: outcome,
          amount: attempt.amount,
          refunded: 0,
          at: expect.any(Date) as unknown,
        });
        expect(transaction.reason === null).toBe(outcome !== 'declined');
        expect(await at.provider.ask(subject)).toEqual([transaction]);
      },
    );

    test('says what it finds by a reference alone: of anything else nobody is asked', async () => {
      const { attempt } = await at.paid();
      const asked = () => at.provider.ask({ id: null, reference: attempt.reference });
      expect(await asked()).toHaveLength(at.provider.findsByReference ? 1 : 0);
      at.peer.fail('down');
      await (at.provider.findsByReference
        ? expect(asked()).rejects.toMatchObject({ name: 'ProviderError' })
        : expect(asked()).resolves.toEqual([]));
    });

    test('takes the least that it says', async () => {
      const { currency, least } = at.provider;
      expect(least?.currency ?? currency).toBe(currency);
      const amount = least ?? { amount: 1, currency };
      expect((await at.paid({ amount, tax: 0 })).transaction).toMatchObject({ amount });
    });

    test('many who ask at once are told of one payment', async () => {
      const { opened, subject } = await at.start();
      await at.peer.pay(opened, 'approved');
      const answers = await Promise.all(Array.from({ length: 8 }, () => at.provider.ask(subject)));
      expect(new Set(answers.map((answer) => only(answer).id)).size).toBe(1);
    });

    test('one payment is not told of another', async () => {
      const [one, other] = [
        await at.start({ reference: 'E26-1' }),
        await at.start({ reference: 'E26-12' }),
      ];
      await at.peer.pay(other.opened, 'approved');
      expect(await at.provider.ask(one.subject)).toEqual([]);
      expect(only(await at.provider.ask(other.subject)).reference).toBe('E26-12');
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
      expect(await at.provider.ask(subject)).toEqual([]);
    });

    test('tells two payments of one attempt apart, oldest first', async () => {
      const { opened, subject } = await at.start();
      await at.peer.pay(opened, 'approved');
      await at.provider.ask(subject);
      if (!at.peer.paysTwice) return;
      at.pass(hour / 2);
      await at.peer.pay(opened, 'approved');
      const found = await at.provider.ask(subject);
      expect(found.map(({ status }) => status)).toEqual(['approved', 'approved']);
      expect(new Set(found.map(({ id }) => id)).size).toBe(2);
      expect(Number(found[1]?.at) - Number(found[0]?.at)).toBe(hour / 2);
    });

    test('lists what was paid in a span, each once, through many pages', async () => {
      const ids: string[] = [];
      const from = at.now();
      for (let index = 0; index < 7; index += 1) {
        ids.push((await at.paid()).transaction.id);
        at.pass(12 * day + hour);
      }
      const listed = async (from: number, until: number) => {
        const span = { from: new Date(from), until: new Date(until) };
        return (await collect(at.provider.list(span))).map(({ id }) => id).sort();
      };
      const dayOf = (index: number) => from.getTime() + index * (12 * day + hour);
      expect(await listed(dayOf(0), dayOf(7))).toEqual(ids.toSorted());
      expect(await listed(dayOf(2), dayOf(5))).toEqual(ids.slice(2, 5).sort());
      expect(await listed(dayOf(2) + 1, dayOf(5) + 1)).toEqual(ids.slice(3, 6).sort());
      expect(await listed(dayOf(0) - 90 * day, dayOf(0))).toEqual([]);
      expect(await listed(dayOf(3), dayOf(3))).toEqual([]);
    });

    test('lists payments as it tells of them', async () => {
      const { transaction, attempt } = await at.paid();
      const span = {
        from: new Date(at.now().getTime() - hour),
        until: new Date(at.now().getTime() + hour),
      };
      const { id, status, amount } = transaction;
      const [listed, ...others] = await collect(at.provider.list(span));
      expect(listed).toMatchObject({ id, reference: attempt.reference, status, amount });
      expect(others).toEqual([]);
    });
  });
}
