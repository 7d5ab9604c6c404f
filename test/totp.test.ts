import { expect, test } from 'vitest';
import { totpCode } from './totp.ts';

// RFC 6238, appendix B: the ASCII secret «12345678901234567890»; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('shows what the RFC says after %i seconds', (seconds, code) => {
  expect(totpCode('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ', seconds * 1000)).toBe(code);
});
