import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chargesSuite } from './subscription-charges-suite.ts';
import { subscriptionEventsSuite } from './subscription-events-suite.ts';
import {
  monthly,
  type SubscriptionFixture,
  usd,
  useSubscriptions,
} from './subscription-fixture.ts';
import type { OpenSubscriptionPeer } from './subscription-peer.ts';
import type { NewSubscription, PlanTerms } from './subscriptions.ts';
import { day, hour } from './suite-fixture.ts';

const final: unknown = expect.objectContaining({ name: 'ProviderError', isFinal: true });

/** What every provider with subscriptions promises. */
export function subscriptionsSuite(name: string, open: OpenSubscriptionPeer): void {
  describe(name, () => {
    const at = useSubscriptions(open);
    plansSuite(at);
    opensSuite(at);
    chargesSuite(at);
    endsSuite(at);
    subscriptionEventsSuite(at);
    refusesSuite(at);
  });
}

function plansSuite(at: SubscriptionFixture): void {
  describe('plans', () => {
    test('the same terms are one plan, whoever asks and whenever', async () => {
      const ensure = () =>
        at.subscriptions.ensurePlan({ ...monthly, first: { cycles: 3, price: usd(1500) } });
      const plans = await Promise.all(Array.from({ length: 4 }, ensure));
      at.pass(80 * hour);
      plans.push(await ensure());
      expect(new Set(plans.map(({ planId }) => planId)).size).toBe(1);
    });

    test('what differs in its terms is another plan, and not in its name alone', async () => {
      const all: Partial<PlanTerms>[] = [
        {},
        { price: usd(3001) },
        { interval: 'year' },
        { key: 'another' },
        { first: { cycles: 2, price: usd(1500) } },
        { first: { cycles: 3, price: usd(1499) } },
      ];
      const ids = [];
      for (const terms of all)
        ids.push((await at.subscriptions.ensurePlan({ ...monthly, ...terms })).planId);
      expect(new Set(ids).size).toBe(all.length);
      at.pass(80 * hour);
      expect(await at.subscriptions.ensurePlan({ ...monthly, name: 'Otra' })).toEqual({
        planId: ids[0],
      });
    });

    test.each<[string, Partial<PlanTerms>]>([
      ['no key', { key: '' }],
      ['a key that leads elsewhere', { key: '../plans' }],
      ['a long key', { key: 'x'.repeat(41) }],
      ['a key of 10 kB', { key: 'x'.repeat(10_240) }],
      ['no price', { price: usd(0) }],
      ['half a cent', { price: usd(0.5) }],
      ['pesos', { price: { amount: 12_000_000, currency: 'COP' } }],
      ['pesos at first', { first: { cycles: 1, price: { amount: 100, currency: 'COP' } } }],
      ['no first charges', { first: { cycles: 0, price: usd(1500) } }],
      ['too many first charges', { first: { cycles: 1000, price: usd(1500) } }],
    ])('does not make one with %s', async (_, terms) => {
      await expect(at.subscriptions.ensurePlan({ ...monthly, ...terms })).rejects.toEqual(final);
    });
  });
}

function opensSuite(at: SubscriptionFixture): void {
  describe('opens', () => {
    test('an address of its origin, and charges nobody by that', async () => {
      const begun = await at.begin();
      const { id, url, wanted } = begun;
      expect(new URL(url).origin).toBe(at.provider.origin);
      expect(await at.subscriptions.read(id)).toEqual({
        ...{ id, reference: wanted.reference, planId: wanted.planId },
        ...{ status: 'approval-pending', nextChargeAt: null },
        ...{ failedPayments: 0, lastFailure: null },
      });
      at.pass(40 * day);
      expect(await at.chargesOf(begun)).toEqual([]);
    });

    test('one of one reference', async () => {
      const { id, url, wanted } = await at.begin();
      expect(await at.subscriptions.open(wanted)).toEqual({ id, url });
      expect(
        (await at.subscriptions.open({ ...wanted, reference: `${wanted.reference}x` })).id,
      ).not.toBe(id);
    });

    test.each<[string, () => Partial<NewSubscription>]>([
      ['a start that is over', () => ({ startsAt: at.now() })],
      ['no reference', () => ({ reference: '' })],
      ['a reference in two lines', () => ({ reference: 'M26\r\nX-Y: z' })],
      ['a long reference', () => ({ reference: 'x'.repeat(91) })],
      ['no plan', () => ({ planId: '' })],
      ['a plan that leads elsewhere', () => ({ planId: '../plans' })],
      ['a plan that nobody made', () => ({ planId: 'P-NOTHING' })],
    ])('none with %s', async (_, more) => {
      const { planId } = await at.subscriptions.ensurePlan(monthly);
      await expect(at.begin({}, { planId, ...more() })).rejects.toEqual(final);
    });
  });
}

function endsSuite(at: SubscriptionFixture): void {
  describe('ends', () => {
    test('told twice, it stays ended, and charges no more', async () => {
      const begun = await at.approved();
      for (const reason of ['Ya no la uso: ¿por qué? ñ', 'x'.repeat(500)]) {
        await at.subscriptions.cancel(begun.id, reason);
        expect(await at.subscriptions.read(begun.id)).toMatchObject({
          ...{ status: 'cancelled', nextChargeAt: null },
        });
      }
      at.pass(90 * day);
      expect(await at.chargesOf(begun)).toHaveLength(1);
    });

    test('where the person ended it before', async () => {
      const { id } = await at.approved();
      await at.peer.cancelThere(id);
      await at.subscriptions.cancel(id, 'Ya no la uso');
      expect(await at.subscriptions.read(id)).toMatchObject({ status: 'cancelled' });
    });

    test('where it was suspended', async () => {
      const { id } = await at.approved({}, 3);
      at.pass(11 * day);
      expect(await at.subscriptions.read(id)).toMatchObject({ status: 'suspended' });
      await at.subscriptions.cancel(id, 'No se pudo cobrar');
      expect(await at.subscriptions.read(id)).toMatchObject({ status: 'cancelled' });
    });

    test('not what nobody approved: that it is not ended is said', async () => {
      const { id } = await at.begin();
      await expect(at.subscriptions.cancel(id, 'Ya no la uso')).rejects.toEqual(final);
      expect(await at.subscriptions.read(id)).toMatchObject({ status: 'approval-pending' });
    });
  });
}

function refusesSuite(at: SubscriptionFixture): void {
  describe('refuses', () => {
    const names = ['', '.', '..', '../', '../plans/P-1', 'a/b', 'I-1?x=1', 'I-1#', 'I-1\0'];
    test.each([...[...names, 'I-NOTHING'].map((id) => [id, id]), ['10 kB', 'x'.repeat(10_240)]])(
      'what names no subscription: %j',
      async (_, id) => {
        const span = { from: new Date(0), until: at.now() };
        await expect(at.subscriptions.read(id)).rejects.toEqual(final);
        await expect(at.subscriptions.listCharges(id, span)).rejects.toEqual(final);
        await expect(at.subscriptions.cancel(id, 'Ya no la uso')).rejects.toEqual(final);
        expect(await at.provider.ask({ id, reference: null })).toEqual([]);
      },
    );

    test.each(['error', 'garbage'] as const)('%s for an answer', async (how) => {
      const begun = await at.approved();
      await at.peer.fail(how);
      const later: unknown = expect.objectContaining({ name: 'ProviderError', isFinal: false });
      await expect(at.subscriptions.ensurePlan(monthly)).rejects.toEqual(later);
      await expect(
        at.subscriptions.open({ ...begun.wanted, reference: randomUUID() }),
      ).rejects.toEqual(later);
      await expect(at.subscriptions.read(begun.id)).rejects.toEqual(later);
      await expect(at.chargesOf(begun)).rejects.toEqual(later);
      if (how === 'error')
        await expect(at.subscriptions.cancel(begun.id, 'No')).rejects.toEqual(later);
      await at.peer.fail(null);
      expect(await at.subscriptions.read(begun.id)).toMatchObject({ status: 'active' });
    });
  });
}
