import { expect, test } from 'vitest';
import { eventChecksum, isSameChecksum, signPayment } from './wompi-integrity.ts';

const payment = {
  reference: 'sk8-438k4-xmxm392-sn2m',
  amountInCents: 2_490_000,
  currency: 'COP',
} as const;

// The secret and the first signature are those that Wompi publishes as its example.
test.each([
  [null, '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5'],
  ['2023-06-09T20:28:50.000Z', 'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c'],
])('signs a payment that expires at %s', (expirationTime, signature) => {
  const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';
  expect(signPayment({ ...payment, expirationTime }, secret)).toBe(signature);
});

test('an event is signed by its values in their order, its time and the secret', () => {
  const checksum = eventChecksum(['1-2-3', 'APPROVED', '4490000'], 1530291411, 'test_events_x');
  expect(checksum).toBe('9551583073be5b2be450647a988370bea3ac1efb9afaa09c48c272adccfdb14d');
  expect(isSameChecksum(checksum.toUpperCase(), checksum)).toBe(true);
  const others = [
    eventChecksum(['APPROVED', '1-2-3', '4490000'], 1530291411, 'test_events_x'),
    eventChecksum(['1-2-3', 'APPROVED', '4490000'], 1530291412, 'test_events_x'),
    eventChecksum(['1-2-3', 'APPROVED', '4490000'], 1530291411, 'test_events_y'),
    '',
    checksum.slice(1),
    `${checksum}0`,
  ];
  expect(others.filter((other) => isSameChecksum(other, checksum))).toEqual([]);
});
