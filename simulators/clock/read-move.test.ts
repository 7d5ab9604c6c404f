import { expect, test } from 'vitest';
import { furthestAhead } from './movable-clock.ts';
import { readMove } from './read-move.ts';

const now = new Date('2027-01-31T03:30:00Z');
const ahead = 60 * 24 * 60 * 60 * 1000;
const read = (form: Record<string, string | undefined>, at = { now, ahead }) => readMove(form, at);

test.each([
  ['hour', '2027-01-31T03:30:00Z', '2027-01-31T04:30:00Z'],
  ['day', '2027-01-31T03:30:00Z', '2027-02-01T03:30:00Z'],
  ['week', '2027-01-31T03:30:00Z', '2027-02-07T03:30:00Z'],
  ['month', '2026-11-26T20:00:00Z', '2026-12-26T20:00:00Z'],
  // In Bogotá it is the 30th still, at 22:30.
  ['month', '2027-01-31T03:30:00Z', '2027-03-01T03:30:00Z'],
  ['month', '2028-01-31T12:00:00Z', '2028-02-29T12:00:00Z'],
  // The last hour of the year in Bogotá.
  ['month', '2027-01-01T04:30:00Z', '2027-02-01T04:30:00Z'],
])('%s from %s is %s', (move, from, to) => {
  expect(read({ move }, { now: new Date(from), ahead })).toEqual({
    kind: 'to',
    time: new Date(to),
  });
});

test.each([
  ['2027-03-01T08:00', '2027-03-01T13:00:00Z'],
  ['2027-03-01T08:00:30', '2027-03-01T13:00:30Z'],
  [' 2027-03-01 08:00 ', '2027-03-01T13:00:00Z'],
  ['2027-01-30T22:31', '2027-01-31T03:31:00Z'],
])('until «%s» is an hour of Bogotá', (until, to) => {
  expect(read({ move: 'until', until })).toEqual({ kind: 'to', time: new Date(to) });
});

test.each([
  ['', 'que existan'],
  ['mañana', 'que existan'],
  ['2027-02-31T08:00', 'que existan'],
  ['2027-03-01T24:00', 'que existan'],
  ['2027-03-01T08:00Z', 'que existan'],
  ['+012027-03-01T08:00', 'que existan'],
  ['2027-03-01', 'que existan'],
  ['2027-01-30T22:30', 'ya pasó'],
  ['2020-01-01T00:00', 'ya pasó'],
  ['9999-12-31T23:59', 'diez años'],
])('until «%s» is refused, and kept in the field', (until, said) => {
  const move = read({ move: 'until', until });
  expect(move).toMatchObject({ kind: 'refused', until, error: expect.stringContaining(said) });
});

test.each([
  {},
  { move: '' },
  { move: 'year' },
  { move: 'constructor' },
  { until: '2027-03-01T08:00' },
])('a form that is none of the page’s moves nothing: %o', (form) => {
  expect(read(form)).toMatchObject({ kind: 'refused', error: expect.stringContaining('botones') });
});

test('no button leads further than the clock goes, counted from the machine’s time', () => {
  const month = { move: 'month' };
  expect(read(month, { now, ahead: furthestAhead - 1000 })).toMatchObject({ kind: 'refused' });
  expect(read({ move: 'hour' }, { now, ahead: furthestAhead - 3_600_000 }).kind).toBe('to');
});

test('it goes back by its own button alone', () => {
  expect(read({ move: 'reset' })).toEqual({ kind: 'reset' });
});
