import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SubscriptionFixture } from './subscription-fixture.ts';
import { usd } from './subscription-fixture.ts';
import { day, only } from './suite-fixture.ts';

/** What every provider promises of refunds of charges, and of what it tells by itself. */
export function subscriptionEventsSuite(at: SubscriptionFixture): void {
  describe('refunds', () => {
    const refund = (transaction: string, amount: number, id: string = randomUUID()) =>
      at.provider.refund({ id, transaction, amount: usd(amount), reason: 'Se arrepintió' });

    test('a charge goes back once, and no other', async () => {
      const begun = await at.approved();
      at.pass(31 * day);
      const [first, second] = await at.chargesOf(begun);
      const id = randomUUID();
      const done = await refund(first?.id ?? '', 3000, id);
      expect(done.status).toBe('done');
      expect(await refund(first?.id ?? '', 3000, id)).toEqual(done);
      expect(await at.chargesOf(begun)).toMatchObject([
        { id: first?.id, status: 'approved', refunded: 3000 },
        { id: second?.id, status: 'approved', refunded: 0 },
      ]);
      expect(await at.provider.ask({ id: first?.id ?? '', reference: null })).toMatchObject([
        { refunded: 3000 },
      ]);
    });

    test('in parts, and no more than there is', async () => {
      const begun = await at.approved();
      const { id } = only(await at.chargesOf(begun));
      expect(await refund(id, 1000)).toMatchObject({ status: 'done' });
      expect(await at.chargesOf(begun)).toMatchObject([{ status: 'approved', amount: usd(3000) }]);
      expect(await refund(id, 2001)).toMatchObject({ status: 'manual' });
      expect(await refund(id, 2000)).toMatchObject({ status: 'done' });
      expect(await at.chargesOf(begun)).toMatchObject([{ refunded: 3000 }]);
    });
  });

  describe('events', () => {
    /** From one of them until before another. */
    const aboutOf = async (text: string, from: number, until: number) => {
      const abouts = [];
      for (const sent of (await at.peer.events(text, until)).slice(from, until)) {
        abouts.push((await at.provider.readEvent(sent)).about);
      }
      return abouts;
    };

    test('name the subscription, and the charge where one was made', async () => {
      at.passTo('03-10');
      const begun = await at.approved({}, 1);
      const { id } = begun;
      const ofSubscription = { subscription: id, charge: null };
      // Created, activated, failed.
      expect(await aboutOf(id, 0, 3)).toEqual([ofSubscription, ofSubscription, ofSubscription]);
      at.passTo('04-11');
      const [retried, second] = await at.chargesOf(begun);
      await at.subscriptions.cancel(id, 'Ya no la uso');
      expect(await aboutOf(id, 3, 6)).toEqual([
        { subscription: id, charge: retried?.id },
        { subscription: id, charge: second?.id },
        ofSubscription,
      ]);
    });

    test('of a suspension come after those of each try', async () => {
      const { id } = await at.approved({}, 3);
      await at.peer.events(id, 3);
      at.pass(11 * day);
      await at.subscriptions.read(id);
      // Failed twice more, suspended.
      const about = { subscription: id, charge: null };
      expect(await aboutOf(id, 3, 6)).toEqual([about, about, about]);
    });

    test('of a refund name the charge that went back', async () => {
      const begun = await at.approved();
      const charge = only(await at.chargesOf(begun));
      const wanted = { transaction: charge.id, amount: charge.amount, reason: 'Se arrepintió' };
      await at.provider.refund({ id: randomUUID(), ...wanted });
      expect(await aboutOf(`"${charge.id}"`, 0, 2)).toEqual([
        { subscription: begun.id, charge: charge.id },
        expect.objectContaining({ charge: charge.id }),
      ]);
    });
  });
}
