import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('a QR code has its three finder patterns, and four light modules on each side', () => {
  const { size, path } = qrCode('otpauth://totp/Estudio%202600:ana%40ejemplo.co?secret=ABCD');
  const dark = new Set(path.match(/(?<=M)\d+ \d+(?=h1v1h-1z)/g));
  expect(path).toBe([...dark].map((module) => `M${module}h1v1h-1z`).join(''));
  // ISO/IEC 18004 §6.3.3: a frame of seven modules, a light one inside it, and a square of three.
  const isFinder = (left: number, top: number) =>
    Array.from({ length: 49 }, (_, index) => [index % 7, Math.floor(index / 7)] as const).every(
      ([x, y]) => {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        return dark.has(`${left + x} ${top + y}`) === (ring !== 2);
      },
    );
  const [first, last] = [4, size - 11];
  expect([isFinder(first, first), isFinder(last, first), isFinder(first, last)]).toEqual([
    true,
    true,
    true,
  ]);
  const places = [...dark].flatMap((module) => module.split(' ').map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});
