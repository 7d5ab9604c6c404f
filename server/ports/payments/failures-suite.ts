import { describe, expect, test } from 'vitest';
import type { Failure, OpenPeer } from './payment-peer.ts';
import { collect, hour, only, useFixture } from './suite-fixture.ts';

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

/** What every provider promises when its other side does not answer as it should. */
export function failuresSuite(open: OpenPeer): void {
  describe('failures', () => {
    const at = useFixture(open);

    test.each(Object.entries(failures))(
      'says that the provider fails, and works on afterwards: %s',
      async (failure, { isFinal }) => {
        const { opened, subject, attempt } = await at.start();
        await at.peer.pay(opened, 'approved');
        at.peer.fail(failure as Failure);
        const error: unknown = await at.provider.ask(subject).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ name: 'ProviderError', isFinal });
        const span = { from: new Date(at.now().getTime() - hour), until: at.now() };
        await expect(collect(at.provider.list(span))).rejects.toMatchObject({
          name: 'ProviderError',
          isFinal,
        });
        at.peer.fail(null);
        expect(only(await at.provider.ask(subject))).toMatchObject({
          status: 'approved',
          amount: attempt.amount,
        });
      },
    );
  });
}
