import { expect, test } from 'vitest';
import { integritySignature } from './integrity.ts';

const published = {
  reference: 'sk8-438k4-xmxm392-sn2m',
  amountInCents: '2490000',
  currency: 'COP',
};
const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';

test('is the hash that Wompi publishes', () => {
  expect(integritySignature({ ...published, expirationTime: null }, secret)).toBe(
    '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
  );
});

test('covers the expiration, when there is one', () => {
  const expirationTime = '2023-06-09T20:28:50.000Z';
  expect(integritySignature({ ...published, expirationTime }, secret)).toBe(
    'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
  );
});
