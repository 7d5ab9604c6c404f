import { expect, test } from 'vitest';
import { isLastDay, usualLastDay } from './last-day.ts';

// In Bogotá it is still the tenth, and a year later the leap day has been.
const now = new Date('2027-12-11T04:59:00Z');

test.each([
  ['2027-12-09', false],
  ['2027-12-10', true],
  ['2027-12-11', true],
  ['2028-01-10', true],
  ['2028-12-10', true],
  ['2028-12-11', false],
  ['2028-02-29', true],
  ['2028-02-30', false],
  ['mañana', false],
])('%s is a last day: %s', (date, is) => {
  expect(isLastDay(date, now)).toBe(is);
});

test('the usual one is fifteen days from today in Bogotá', () => {
  expect(usualLastDay(now)).toBe('2027-12-25');
});
