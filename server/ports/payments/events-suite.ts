import { describe, expect, test } from 'vitest';
import type { OpenPeer } from './payment-peer.ts';
import type { RawEvent, Subject } from './payments.ts';
import { day, hour, only, useFixture } from './suite-fixture.ts';

/** What every provider promises of its events. */
export function eventsSuite(open: OpenPeer): void {
  describe('events', () => {
    const at = useFixture(open);

    test('an event leads to what was paid, and is one when it is sent again', async () => {
      const { attempt, opened } = await at.start();
      await at.peer.pay(opened, 'approved');
      const sent = await at.peer.event();
      const event = await at.provider.readEvent(sent);
      expect(event.about).toMatchObject({ reference: attempt.reference });
      expect(await at.provider.readEvent(sent)).toEqual(event);
      const transaction = only(await at.provider.ask(event.about as Subject));
      expect(transaction).toMatchObject({ status: 'approved', amount: attempt.amount });
      const later = await at.provider.readEvent(await at.peer.event());
      expect(later.about).toEqual(event.about);
      at.pass(3 * day);
      expect(await at.provider.readEvent(sent)).toEqual(event);
    });

    test.each<[string, (sent: RawEvent) => RawEvent, number]>([
      ['kept for long', (sent) => sent, 5 * day],
      ['of the future', (sent) => sent, -hour],
      ['with another amount', (sent) => replaced(sent, /(amount\D{1,40})\d/u, '$19'), 0],
      ['with another id', (sent) => replaced(sent, /("id":")./u, '$1X'), 0],
      ['cut off', ({ body, headers }) => ({ body: body.subarray(0, -1), headers }), 0],
      ['empty', ({ headers }) => ({ body: new Uint8Array(), headers }), 0],
      ['of no letters', ({ headers }) => ({ body: Buffer.from([0xff, 0xfe]), headers }), 0],
      ['too large', ({ headers }) => ({ body: Buffer.alloc(2 ** 20, ' '), headers }), 0],
    ])('does not take an event %s', async (_, forge, passed) => {
      await at.peer.pay((await at.start()).opened, 'approved');
      const sent = await at.peer.event();
      await at.provider.readEvent(sent);
      at.pass(passed);
      await expect(at.provider.readEvent(forge(sent))).rejects.toMatchObject({
        name: expect.stringMatching(/^(?:Forged|Malformed)Event$/u) as unknown,
      });
    });
  });
}

function replaced({ body, headers }: RawEvent, pattern: RegExp, by: string): RawEvent {
  const text = Buffer.from(body).toString();
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error('Nothing was replaced');
  return { body: Buffer.from(changed), headers };
}
