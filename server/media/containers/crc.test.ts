import { expect, test } from 'vitest';
import { createCrc } from './crc.ts';

// Check values over "123456789" from the catalogue of parametrised CRC algorithms (reveng.sourceforge.io).
test.each([
  [8, 0x07, 0xf4],
  [16, 0x8005, 0xfee8],
  [32, 0x04c11db7, 0x89a1897f],
] as const)('CRC-%i with polynomial %i', (bits, polynomial, check) => {
  expect(createCrc(bits, polynomial)(Buffer.from('123456789'))).toBe(check);
});
