import { expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

test.each(['1900-01-01', '2000-02-29', '2028-02-29', '2199-12-31'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '',
  '1899-12-31',
  '2200-01-01',
  '2027-02-29',
  '2027-02-31',
  '2027-13-01',
  '2027-00-10',
  '2027-1-1',
  '12027-01-01',
  '2027-01-011',
  '2027-01-01T00:00:00Z',
  '2o27-01-01',
  '2027-0a-01',
  '٢٠٢٧-٠١-٠١',
])('%j is none', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
