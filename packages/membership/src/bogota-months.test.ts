/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addMonths } from './index.ts';

test.each([
  ['2027-01-31T15:00:00Z', 1, '2027-02-28T15:00:00Z'],
  ['2027-01-31T15:00:00Z', 2, '2027-03-31T15:00:00Z'],
  ['2028-01-31T15:00:00Z', 1, '2028-02-29T15:00:00Z'],
  ['2028-02-29T15:00:00Z', 12, '2029-02-28T15:00:00Z'],
  ['2027-03-31T15:00:00Z', 1, '2027-04-30T15:00:00Z'],
  ['2026-12-31T15:00:00Z', 1, '2027-01-31T15:00:00Z'],
  // The last evening of a month in Bogotá is the first of the next one in UTC.
  ['2027-02-01T04:59:59.999Z', 1, '2027-03-01T04:59:59.999Z'],
  ['2027-05-01T03:00:00Z', 1, '2027-05-31T03:00:00Z'],
])('%s and %i months: %s', (from, months, expected) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(expected));
});

afterEach(() => vi.unstubAllEnvs());

test('is what the calendar of Bogotá says, whatever the zone of the machine', () => {
  const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia'];
  const moments = fc.date({
    ...{ min: new Date('2025-01-01'), max: new Date('2060-01-01'), noInvalidDate: true },
  });
  fc.assert(
    fc.property(moments, fc.nat(600), fc.constantFrom(...zones), (moment, months, zone) => {
      vi.stubEnv('TZ', zone);
      const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
        .toZonedDateTimeISO('America/Bogota')
        .add({ months });
      expect(addMonths(moment, months).getTime()).toBe(there.epochMilliseconds);
    }),
    { numRuns: 2000 },
  );
});
