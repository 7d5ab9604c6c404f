import { describe, expect, test } from 'vitest';
import type { SubscriptionFixture } from './subscription-fixture.ts';
import { usd } from './subscription-fixture.ts';
import { collect, day, hour, only } from './suite-fixture.ts';

/** What every provider promises of what a subscription charges, and of what it cannot charge. */
export function chargesSuite(at: SubscriptionFixture): void {
  describe('charges', () => {
    test('at once when it is approved, and says where the next one comes', async () => {
      at.passTo('03-10');
      const begun = await at.begin();
      const { id, wanted } = begun;
      const back = new URL(await at.peer.approve(begun.url));
      expect(back.href).toContain('/membresia/vuelta?a=');
      expect(await at.subscriptions.read(id)).toMatchObject({
        status: 'active',
        reference: wanted.reference,
        nextChargeAt: new Date(`${at.now().getUTCFullYear()}-04-10T15:00:00.000Z`),
      });
      expect(await at.chargesOf(begun)).toEqual([
        {
          id: expect.any(String) as unknown,
          ...{ reference: null, subscription: id, status: 'approved', amount: usd(3000) },
          ...{ refunded: 0, method: 'paypal', reason: null, at: at.now() },
        },
      ]);
    });

    test('each period once and in order, the first ones for less', async () => {
      at.passTo('03-10');
      const begun = await at.approved({ first: { cycles: 2, price: usd(1500) } });
      at.passTo('07-20');
      const charges = await at.chargesOf(begun);
      expect(charges.map(({ amount }) => amount.amount)).toEqual([1500, 1500, 3000, 3000, 3000]);
      expect((await at.datesOf(begun)).map((date) => date?.slice(5))).toEqual([
        ...['03-10', '04-10', '05-10', '06-10', '07-10'],
      ]);
      expect(new Set(charges.map(({ id }) => id)).size).toBe(5);
      expect(await at.chargesOf(begun)).toEqual(charges);
    });

    test('each month once, also where it began on a 31st', async () => {
      at.passTo('01-31');
      const begun = await at.approved();
      at.pass(100 * day);
      const dates = await at.datesOf(begun);
      expect(dates).toHaveLength(4);
      expect(new Set(dates).size).toBe(4);
      expect(dates[0]?.slice(5)).toBe('01-31');
    });

    test('from its start on', async () => {
      const startsAt = new Date(at.now().getTime() + 20 * day);
      const begun = await at.begin({}, { startsAt });
      await at.peer.approve(begun.url);
      expect(await at.subscriptions.read(begun.id)).toMatchObject({
        status: 'active',
        nextChargeAt: startsAt,
      });
      at.pass(20 * day - 1);
      expect(await at.chargesOf(begun)).toEqual([]);
      at.pass(1);
      expect(await at.chargesOf(begun)).toMatchObject([{ status: 'approved', at: startsAt }]);
    });

    test('and says which of a span, the first moment within and the last one not', async () => {
      at.passTo('03-10');
      const begun = await at.approved();
      at.passTo('06-11');
      const all = await at.chargesOf(begun);
      const [first, second, third] = all.map((charge) => charge.at ?? at.now());
      const list = (from?: Date, until?: Date) =>
        at.subscriptions.listCharges(begun.id, {
          from: from ?? at.now(),
          until: until ?? at.now(),
        });
      expect(await list(first, third)).toEqual(all.slice(0, 2));
      expect(await list(new Date(Number(first) + 1), third)).toEqual(all.slice(1, 2));
      expect(await list(second, second)).toEqual([]);
      expect(await list(third, first)).toEqual([]);
    });

    test('and tells of each by its own id: none by the reference, and none by the subscription', async () => {
      const begun = await at.approved();
      at.pass(40 * day);
      const [first] = await at.chargesOf(begun);
      const { subscription: _, ...charge } = first ?? only([]);
      expect(await at.provider.ask({ id: charge.id, reference: null })).toEqual([charge]);
      const { reference } = begun.wanted;
      expect(await at.provider.ask({ id: null, reference })).toEqual([]);
      expect(await at.provider.ask({ id: begun.id, reference })).toEqual([]);
    });

    test('and lists them among all that was paid, as of their subscription', async () => {
      const begun = await at.approved();
      at.pass(hour);
      const span = { from: begun.began, until: at.now() };
      const listed = await collect(at.provider.list(span));
      const { id, amount } = only(await at.chargesOf(begun));
      expect(listed.filter((one) => one.id === id)).toMatchObject([
        { reference: null, subscription: begun.id, status: 'approved', amount },
      ]);
    });
  });

  describe('fails', () => {
    test('once: it tries again, and the periods stay as they were', async () => {
      at.passTo('03-10');
      const begun = await at.approved({}, 1);
      expect(await at.chargesOf(begun)).toEqual([]);
      const retryAt = new Date(at.now().getTime() + 5 * day);
      expect(await at.subscriptions.read(begun.id)).toMatchObject({
        ...{ status: 'active', failedPayments: 0, lastFailure: { at: at.now(), retryAt } },
      });
      at.passTo('04-11');
      expect((await at.datesOf(begun)).map((date) => date?.slice(5))).toEqual(['03-15', '04-10']);
      expect(await at.subscriptions.read(begun.id)).toMatchObject({
        status: 'active',
        failedPayments: 0,
      });
    });

    test('for good: it is suspended, and charges no more', async () => {
      at.passTo('03-10');
      const begun = await at.approved();
      await at.peer.failCharges(begun.id, 3);
      at.passTo('04-19');
      expect(await at.subscriptions.read(begun.id)).toMatchObject({
        status: 'active',
        failedPayments: 0,
      });
      at.passTo('04-21');
      expect(await at.subscriptions.read(begun.id)).toMatchObject({
        ...{ status: 'suspended', failedPayments: 1, nextChargeAt: null },
        lastFailure: { at: new Date(at.now().getTime() - day), retryAt: null },
      });
      at.pass(90 * day);
      expect(await at.datesOf(begun)).toHaveLength(1);
    });
  });
}
