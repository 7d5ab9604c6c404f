import { beforeEach, expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { wholeSite } from '#server/background/live-events.ts';
import { openTestServices } from '#test/test-services.ts';
import { createAnswerTimes } from './answer-times.ts';
import { publishAnswerTimes } from './publish-answer-times.ts';
import { followPublishedTimes } from './published-times.ts';

const services = await openTestServices();
const { db } = services;
let time = new Date('2026-11-24T12:00:00Z');
const now = () => time;
const fail = (error: Error) => {
  throw error;
};
const follow = (listener: () => void) => services.events.follow(wholeSite, listener);
/** Another web process. */
const other = await followPublishedTimes({ db, follow }, fail);
const hour = 60 * 60 * 1000;

beforeEach(async () => {
  await db.servicePool.query('delete from contact_submissions');
  time = new Date(+time + 24 * hour);
});

/** So many proposals that were answered, each after another of these hours. */
const answer = (count: number, hours: number[]) =>
  db.service
    .insertInto('contact_submissions')
    .values(
      Array.from({ length: count }, (_, n) => ({
        ...{ name: 'Ñandú', email: 'nandu@ejemplo.co', service: 'video', message: '¿Qué?' },
        created_at: new Date(+time - 48 * hour),
        first_answered_at: new Date(+time - (48 - (hours[n % hours.length] ?? 0)) * hour),
      })),
    )
    .execute();

const publish = () =>
  publishAnswerTimes(
    { db, now, proposals: { ...services.proposals, answerTimes: createAnswerTimes({ db, now }) } },
    system,
    {},
  );
/** The hours of half of them, the oldest row first. */
async function published() {
  const rows = db.service.selectFrom('published_answer_times').select('half_hours as hours');
  return (await rows.orderBy('published_at').execute()).map(({ hours }) => hours);
}
const shown = () => [services.proposals.publishedTimes.current(), other.current()];
const becomes = (times: object | null) =>
  vi.waitFor(() => expect(shown()).toEqual([times, times]), { timeout: 5000 });

test('from fifty answers on all processes say what was measured, and below it what is aimed at', async () => {
  let changes = 0;
  other.onChange(() => (changes += 1));
  await answer(49, [1, 2, 3]);
  await publish();
  expect(await published()).toEqual([]);
  await answer(1, [20]);
  await publish();
  // Two hours exactly are not less than two.
  await becomes({ halfHours: 3, mostHours: 4 });
  await publish();
  await answer(10, [2]);
  time = new Date(+time + 60_000);
  await publish();
  await db.servicePool.query('delete from contact_submissions where true');
  time = new Date(+time + 60_000);
  await answer(30, [1]);
  await publish();
  await becomes(null);
  expect(changes).toBe(2);
});

test('what is published again is one row', async () => {
  await answer(60, [5]);
  await publish();
  time = new Date(+time + 60_000);
  await publish();
  await becomes({ halfHours: 6, mostHours: 6 });
  expect((await published()).slice(-2)).toEqual([null, 6]);
});

test('a process that begins knows it', async () => {
  const begun = await followPublishedTimes({ db, follow }, fail);
  expect(begun.current()).toEqual({ halfHours: 6, mostHours: 6 });
});
