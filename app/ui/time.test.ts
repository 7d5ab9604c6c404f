import { expect, test } from 'vitest';
import { clockTime } from './time.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [96.4, '1:36'],
  [599, '9:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%f seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
