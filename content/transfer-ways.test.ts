import { expect, test } from 'vitest';
import { transferWaySchema } from './transfer-ways-schema.ts';
import { transferWays, transferWaysFor } from './transfer-ways.ts';

test('the content file is valid', () => {
  for (const way of transferWays) expect(transferWaySchema.parse(way)).toEqual(way);
});

test('what nobody could own is marked as invented, and shown in test mode alone', () => {
  const invented = transferWays.filter((way) =>
    /\.example\b|0{5}|000[-.]00|ejemplo/.test(JSON.stringify(way)),
  );
  expect(invented.every(({ demo }) => demo === true)).toBe(true);
  expect(transferWaysFor(true)).toEqual(transferWays);
  expect(transferWaysFor(false).filter(({ demo }) => demo)).toEqual([]);
});

const account = {
  ...{ kind: 'account', bank: 'Banco', accountType: 'ahorros', number: '123-456789-00' },
  ...{ holder: 'Ana Ñandú', document: 'CC 1.020.304.050' },
};
const wallet = { kind: 'wallet', name: 'Nequi', number: '3001234567', holder: 'Ana' };
const link = { kind: 'link', name: 'Enlace', url: 'https://pagos.ejemplo.co/ana', holder: 'Ana' };

test.each([
  ['an account', account],
  ['a wallet', wallet],
  ['a link', link],
])('%s is taken', (_, way) => {
  expect(transferWaySchema.safeParse(way).success).toBe(true);
});

test.each([
  ['an account without its holder', { ...account, holder: '' }],
  ['an account whose number has letters', { ...account, number: '123-ABC-00' }],
  ['a wallet of no cell phone', { ...wallet, number: '6011234567' }],
  ['a wallet nobody knows', { ...wallet, name: 'Otro' }],
  ['a link that is not safe', { ...link, url: 'http://pagos.ejemplo.co' }],
  ['a link that is a script', { ...link, url: 'javascript:alert(1)' }],
  ['an unknown field', { ...wallet, pin: '1234' }],
  ['an invented one that says no', { ...wallet, demo: false }],
])('%s is refused', (_, way) => {
  expect(transferWaySchema.safeParse(way).success).toBe(false);
});
