import { expect, test } from 'vitest';
import { noWithdrawalOf } from './withdrawal.ts';

const first = { number: 1, takesOver: false, paid: { cut: null } };

test.each([
  ['what is no membership', null, null],
  ['the first period', first, null],
  ['the first period that nobody has paid', { ...first, paid: null }, null],
  ['the first period whose money went back', { ...first, paid: { cut: { by: 'refund' } } }, null],
  ['one that was replaced', { ...first, paid: { cut: { by: 'order' } } }, 'replaced'],
  ['the second period', { ...first, number: 2 }, 'later-period'],
  ['what replaced another', { ...first, number: 2, takesOver: true }, 'replacement'],
] as const)('the withdrawal from %s', (_, period, none) => {
  expect(noWithdrawalOf(period)).toBe(none);
});
