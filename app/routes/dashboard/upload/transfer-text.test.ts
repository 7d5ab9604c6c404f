import { expect, test } from 'vitest';
import { transferDetail, transferLabel } from './transfer-text.ts';

const total = 40_000_000;

test.each([
  [{ sent: 0, speed: 0 }, '0,0 de 40 MB'],
  [{ sent: 40_000, speed: 0 }, '0,0 de 40 MB'],
  [{ sent: 12_000_000, speed: 1_200_000 }, '12,0 de 40 MB · 1,2 MB/s · faltan 24 s'],
  [{ sent: 12_000_000, speed: 100_000 }, '12,0 de 40 MB · 100 kB/s · faltan 5 min'],
  [{ sent: 12_000_000, speed: 48_321 }, '12,0 de 40 MB · 48 kB/s · faltan 10 min'],
  [{ sent: 12_000_000, speed: 12 }, '12,0 de 40 MB'],
  [{ sent: total - 1, speed: 9_000_000 }, '40,0 de 40 MB · 9 MB/s · faltan 1 s'],
  [{ sent: total, speed: 9_000_000 }, '40,0 de 40 MB'],
])('%j reads %s', (transfer, text) => {
  const detail = transferDetail({ ...transfer, total });
  expect(detail.replaceAll('\u00a0', ' ')).toBe(text);
  expect(detail, 'no unit alone on a line').not.toMatch(/\d (s|min|.B\/s)/);
});

test('a file whose bytes are all here is still being looked at', () => {
  expect(transferLabel('sending', 'Ñandú.wav', false)).toBe('Subiendo Ñandú.wav');
  expect(transferLabel('sending', 'Ñandú.wav', true)).toBe('Revisando Ñandú.wav');
});
