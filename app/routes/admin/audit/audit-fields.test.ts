import { expect, test } from 'vitest';
import { changesOf } from './audit-fields.ts';
import { auditActions, sentenceOf } from './audit-texts.ts';

test.each<[string, object, object, string, unknown, unknown]>([
  ['user', { tier: 'free' }, { tier: 'enterprise' }, 'Plan', 'Gratis', 'Enterprise'],
  ['user', { role: 'artist' }, { role: 'client' }, 'Tipo de cuenta', 'Artista', 'Cliente'],
  ['user', {}, { sessions: 1200 }, 'Sesiones cerradas', null, '1.200'],
  ['user', {}, { dueOn: '2026-11-29' }, 'Plazo hasta el', null, '29 de noviembre de 2026'],
  [
    'quote',
    { total: { amount: 33_150, currency: 'USD' } },
    { total: { amount: 120_000_000, currency: 'COP' } },
    'Total',
    'USD\u{A0}331,50',
    '$\u{A0}1.200.000\u{A0}COP',
  ],
  [
    'project',
    {},
    { platforms: ['apple_music', 'spotify', 'no_such'] },
    'Tiendas',
    null,
    ['Apple Music', 'Spotify', 'una tienda que ya no está'],
  ],
  [
    'exchange-rate',
    { copPerUsd: 401_250 },
    { copPerUsd: 410_000 },
    'Pesos por dólar',
    '$\u{A0}4.012,50\u{A0}COP',
    '$\u{A0}4.100\u{A0}COP',
  ],
  ['order', {}, { reason: 'withdrawal' }, 'Por qué', null, 'retracto'],
  ['finding', {}, { finding: 'mismatch' }, 'Qué era', null, 'Llegó otro monto del que se pidió'],
  ['ledger', {}, { from: '2026-11-01' }, 'Desde el', null, '1 de noviembre de 2026'],
  ['distribution', { url: null }, { url: 'https://a.co/ñ' }, 'Enlace', 'nada', 'https://a.co/ñ'],
])('%s: %j → %j is read as a change of words', (kind, was, is, label, before, after) => {
  expect(changesOf(kind, { ...was }, { ...is })).toMatchObject([{ label, before, after }]);
});

test('what the sentence says itself is not said twice', () => {
  const changed = changesOf('user', { tier: 'free', suspended: false }, { tier: 'pro' });
  expect(changed.map(({ place }) => place)).toEqual(['sentence']);
});

const unreadable = 'anotado de una forma que hoy no se usa';

test.each([
  ['user', { tier: 'platinum' }, 'Plan'],
  ['user', { tier: ['free'] }, 'Plan'],
  ['user', { dueOn: '2026-99-99' }, 'Plazo hasta el'],
  ['user', { toString: 'x' }, 'Otro dato'],
  ['quote', { total: 45_945 }, 'Total'],
  ['quote', { revision: 4 }, 'Otro dato'],
  ['legal-request', { contacts: 'dos' }, 'Contactos'],
  ['no-such-kind', { tier: 'free' }, 'Otro dato'],
])('what has no words is not shown as the database has it: %s %j', (kind, noted, label) => {
  expect(changesOf(kind, {}, noted)).toMatchObject([{ label, before: null, after: unreadable }]);
});

test.each(['no-such-action', 'toString'])('neither is an action: %s', (action) => {
  expect(sentenceOf(action)).toBe('Hizo en {} algo que hoy no se anota');
});

test('a sentence names what it was done to', () => {
  const whole = ['export-subscribers', 'export-contacts', 'expire-messages'];
  for (const [action, { sentence }] of Object.entries(auditActions))
    expect(sentence.includes('{}'), action).toBe(!whole.includes(action));
});
