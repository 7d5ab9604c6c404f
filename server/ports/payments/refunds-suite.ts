import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OpenPeer } from './payment-peer.ts';
import type { RefundOutcome, Transaction } from './payments.ts';
import { only, useFixture } from './suite-fixture.ts';

/** What every provider promises of money that goes back. */
export function refundsSuite(open: OpenPeer): void {
  describe('refunds', () => {
    const at = useFixture(open);

    const refundOf = (
      { transaction }: { transaction: Transaction },
      id: string = randomUUID(),
    ): Promise<RefundOutcome> =>
      at.provider.refund({
        id,
        transaction: transaction.id,
        amount: transaction.amount,
        reason: 'Se arrepintió',
      });

    test('gives money back once, however often it is asked, and says so', async () => {
      const payment = await at.paid();
      const id = randomUUID();
      const first = await refundOf(payment, id);
      expect(first.status).toBe('done');
      expect(await refundOf(payment, id)).toEqual(first);
      expect(await at.peer.refundsOf(payment.transaction.id)).toBe(1);
      const [{ refunded, amount }] = [only(await at.provider.ask(payment.subject))];
      expect(refunded).toBe(amount.amount);
    });

    test('gives money back once when it is asked at once', async () => {
      const payment = await at.paid();
      const id = randomUUID();
      await Promise.allSettled(Array.from({ length: 5 }, () => refundOf(payment, id)));
      expect((await refundOf(payment, id)).status).toBe('done');
      expect(await at.peer.refundsOf(payment.transaction.id)).toBe(1);
    });

    test('gives money back once when the response was lost', async () => {
      const payment = await at.paid();
      const id = randomUUID();
      at.peer.fail('lost');
      await expect(refundOf(payment, id)).rejects.toMatchObject({ isFinal: false });
      at.peer.fail(null);
      expect((await refundOf(payment, id)).status).toBe('done');
      expect(await at.peer.refundsOf(payment.transaction.id)).toBe(1);
    });

    test('leaves to the staff what is refused', async () => {
      const payment = await at.paid();
      at.peer.refuseRefunds();
      const outcome = await refundOf(payment);
      expect(outcome).toEqual({
        status: 'manual',
        reason: expect.stringMatching(/\w{4}/u) as unknown,
      });
      expect(await at.peer.refundsOf(payment.transaction.id)).toBe(0);
    });

    test.each(['NOTHING-1', '..', 'a/b', ''])(
      'does not give back what nobody paid: %j',
      async (transaction) => {
        const { transaction: known } = await at.paid();
        await expect(
          refundOf({ transaction: { ...known, id: transaction } }),
        ).rejects.toMatchObject({ name: 'ProviderError', isFinal: true });
      },
    );
  });
}
