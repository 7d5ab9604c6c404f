import { expect, test } from 'vitest';
import { accountSourceOf, type AskedRefund } from './account-source.ts';

const [first, second] = [new Date('2026-11-26T17:00:00Z'), new Date('2026-11-26T17:02:00Z')];
const before: AskedRefund = { id: 'a', accountAskedAt: first, mailedAt: null, failure: null };
const own: AskedRefund = { id: 'b', accountAskedAt: null, mailedAt: null, failure: null };
const sourceOf = (refund: AskedRefund, refunds = [before, own], isGiven = false) =>
  accountSourceOf(refund, { refunds, isGiven });

test('a client is asked for an account by the first mail that came as far as them', () => {
  expect(sourceOf(own)).toEqual({ is: 'asked-before', at: first });
  expect(sourceOf({ ...own, accountAskedAt: second })).toEqual({ is: 'asked-before', at: first });
  // Sent again, it still asks: the others came after it.
  const later = { ...own, accountAskedAt: second };
  expect(sourceOf(before, [before, later])).toEqual({ is: 'asked', at: first });
  expect(sourceOf(own, [own])).toEqual({ is: 'asked', at: null });
  const refused = { ...before, failure: 'refused' };
  expect(sourceOf(own, [refused, own])).toEqual({ is: 'asked', at: null });
  // What was refused is the mail that it went, by the account that they had said.
  const made = { ...refused, mailedAt: second };
  expect(sourceOf(own, [made, own])).toEqual({ is: 'asked-before', at: first });
  expect(sourceOf(own, [before, own], true)).toEqual({ is: 'given' });
});
