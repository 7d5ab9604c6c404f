import { beforeEach, expect, test } from 'vitest';
import type { TicketSeverity } from '#packages/contact/src/index.ts';
import { openTestServices } from '#test/test-services.ts';
import { createAnswerTimes } from './answer-times.ts';
import { createTicketTimes } from './ticket-times.ts';

const services = await openTestServices();
const { db } = services;
const now = new Date('2026-11-24T12:00:00Z');
const minute = 60_000;
const before = (minutes: number) => new Date(+now - minutes * minute);

beforeEach(async () => {
  await db.servicePool.query('delete from contact_submissions');
});

/** Tickets that came so many minutes ago, and took so many to be answered and solved. */
const report = (
  severity: TicketSeverity,
  tickets: { ago: number; answered?: number; solved?: number }[],
) =>
  db.service
    .insertInto('contact_submissions')
    .values(
      tickets.map(({ ago, answered, solved }) => ({
        ...{
          name: 'Ana',
          email: 'ana@ejemplo.co',
          service: 'soporte',
          message: '¡Hola!',
          severity,
        },
        created_at: before(ago),
        first_answered_at: answered === undefined ? null : before(ago - answered),
        closed_at: solved === undefined ? null : before(ago - solved),
        status: solved === undefined ? ('new' as const) : ('closed' as const),
      })),
    )
    .execute();
const measure = () => createTicketTimes({ db, now: () => now })();

test('without a ticket there is nothing to say', async () => {
  expect(await measure()).toEqual([]);
});

test('each severity is measured by itself, the most urgent first', async () => {
  await report('bajo', [{ ago: 500, answered: 200, solved: 400 }]);
  const took = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  await report(
    'critico',
    took.map((minutes) => ({ ago: 300, answered: minutes, solved: 10 * minutes })),
  );
  expect(await measure()).toEqual([
    {
      ...{ severity: 'critico', tickets: 11, late: 0 },
      ...{ response: 10 * minute, solution: 100 * minute },
    },
    {
      ...{ severity: 'bajo', tickets: 1, late: 0 },
      ...{ response: 200 * minute, solution: 400 * minute },
    },
  ]);
});

test('what is beyond a target counts with what it has waited, and spam for nothing', async () => {
  await report('critico', [
    { ago: 14 },
    { ago: 15 },
    { ago: 200, answered: 5 },
    { ago: 100, solved: 1 },
    { ago: 31 * 24 * 60, answered: 5, solved: 5 },
  ]);
  expect(await measure()).toEqual([
    {
      ...{ severity: 'critico', tickets: 3, late: 2 },
      // Nine in ten of 5 and 15; of those to be solved the one of 200 is late.
      ...{ response: 14 * minute, solution: 200 * minute },
    },
  ]);
});

test('tickets make no figure of the messages better or worse', async () => {
  await report('bajo', [{ ago: 3000 }, { ago: 100, answered: 1 }]);
  const times = await createAnswerTimes({ db, now: () => now })();
  expect(times).toEqual({ answered: 0, waiting: 0, late: 0, p50: null, p90: null });
});
