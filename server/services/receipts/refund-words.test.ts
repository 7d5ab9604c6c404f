import { expect, test } from 'vitest';
import type { MailedRefund } from './refund.ts';
import { askedRefundWords, refundWords } from './refund-words.ts';

const plain = (text: string) => text.replaceAll(/[\u{A0}\u{202F}]/gu, ' ');
const pesos = (amount: number) => ({ amount, currency: 'COP' }) as const;

const refundOf = (values: Partial<MailedRefund>): MailedRefund => ({
  ...{ id: 'desk:1', orderId: '1', email: 'nusta@ejemplo.co', name: 'Ñusta', code: 'AB12CD34' },
  ...{ item: 'Producción', receipt: 7, amount: pesos(50_000_000), reason: 'withdrawal' },
  ...{ provider: 'wompi', askedAt: new Date('2026-11-26T17:00:00Z'), kind: 'asked' },
  ...{ isByHand: true, account: { is: 'asked', at: null }, dueOn: null, part: 'whole' },
  ...{ waiting: pesos(0), isPurchaseKept: true, reference: null, ...values },
});
const asked = (values: Partial<MailedRefund>) => {
  const { why, facts, next } = askedRefundWords(refundOf(values));
  return plain([why, ...facts.map(({ value }) => value), ...next].join('\n'));
};
const done = (values: Partial<MailedRefund>) => {
  const { why, next } = refundWords(refundOf({ kind: 'done', ...values }));
  return plain([why, ...next].join('\n'));
};

test.each<[string, Partial<MailedRefund>, string]>([
  ['by the provider', { isByHand: false }, 'El dinero sale a más tardar el 9 de diciembre de 2026'],
  ['to an account', { account: { is: 'given' } }, 'sale a más tardar el 9 de diciembre de 2026'],
  ['by hand', {}, 'La transferencia sale a más tardar el 9 de diciembre de 2026 (Ley 1480'],
  [
    'once more by hand',
    { account: { is: 'asked-before', at: new Date() } },
    'La transferencia sale a más tardar el 9 de diciembre de 2026 (Ley 1480',
  ],
])('who withdrew at the site has the date of their request: %s', (_, values, words) => {
  const text = asked({ ...values, dueOn: '2026-12-09' });
  expect(text).toContain(words);
  expect(text).not.toContain('después de que tengamos');
  expect(text).not.toContain('11 de diciembre');
});

test('without a request the law counts as before, and of what is no withdrawal not at all', () => {
  expect(asked({ isByHand: false })).toContain('a más tardar el 11 de diciembre de 2026');
  expect(asked({})).toContain('15 días calendario después de que tengamos esos datos');
  for (const is of ['asked', 'asked-before'] as const)
    expect(
      asked({ reason: 'courtesy', dueOn: '2026-12-09', account: { is, at: new Date() } }),
    ).not.toContain('a más tardar');
});

test('whose account was asked for is told that it is the same one', () => {
  const text = asked({ account: { is: 'asked-before', at: new Date() }, reason: 'courtesy' });
  expect(text).toContain('Va a la misma cuenta que ya te pedimos para este pedido');
  expect(text).toContain('Una transferencia, a la misma cuenta que ya te pedimos');
  expect(text).not.toContain('Responde este correo con el banco');
});

test.each<[MailedRefund['reason'], MailedRefund['part'], string, string]>([
  ['withdrawal', 'whole', 'te devolvimos tu dinero.', 'te vamos a devolver tu dinero.'],
  ['withdrawal', 'some', 'te devolvimos una parte de tu', 'te vamos a devolver una parte de tu'],
  ['withdrawal', 'last', 'te devolvimos el resto de tu', 'te vamos a devolver el resto de tu'],
  ['reversal', 'some', 'te devolvimos una parte de tu', 'te vamos a devolver una parte de tu'],
  ['duplicate', 'whole', 'Te devolvimos lo que sobró.', 'Te vamos a devolver lo que sobró.'],
  ['duplicate', 'some', 'Te devolvimos una parte de lo que', 'devolver una parte de lo que'],
  ['mismatch', 'last', 'Te devolvimos el resto de ese', 'devolver el resto de ese dinero.'],
])('of %s, %s of it, the mail says so', (reason, part, went, will) => {
  expect(done({ reason, part })).toContain(went);
  expect(asked({ reason, part })).toContain(will);
});

test('what is still to go back is told of a part that went, and of nothing else', () => {
  const rest = 'Faltan $ 1.060.000 COP, que ya están pedidos. Te escribimos cuando salgan.';
  expect(done({ part: 'some', waiting: pesos(106_000_000) })).toContain(rest);
  expect(done({ part: 'some' })).not.toContain('Faltan');
});

test('who paid twice is told that the purchase stands, where it does', () => {
  const words = 'Tu compra sigue en pie.';
  for (const mail of [asked, done]) {
    expect(mail({ reason: 'duplicate' })).toContain(words);
    expect(mail({ reason: 'duplicate', isPurchaseKept: false })).not.toContain(words);
    expect(mail({ reason: 'withdrawal' })).not.toContain(words);
  }
});
