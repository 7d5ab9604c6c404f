import { beforeEach, expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { toContactId } from '../desk/contact-id.ts';
import { passToProposals } from '../desk/pass-to-proposals.ts';
import { createAnswerTimes } from './answer-times.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const now = new Date('2026-11-24T12:00:00Z');
const hour = 60 * 60 * 1000;
const before = (hours: number) => new Date(+now - hours * hour);
const base = { name: 'Ana', email: 'ana@ejemplo.co', service: 'video', message: '¡Hola!' };

beforeEach(async () => {
  await db.servicePool.query('delete from contact_submissions');
  await db.servicePool.query('delete from contacts');
});

/** Proposals that came so many hours ago, and took so many. */
const propose = (rows: { ago: number; took?: number; status?: 'closed' }[]) =>
  db.service
    .insertInto('contact_submissions')
    .values(
      rows.map(({ ago, took, status = 'new' as const }) => ({
        ...base,
        status,
        created_at: before(ago),
        first_answered_at: took === undefined ? null : before(ago - took),
      })),
    )
    .execute();
const contact = async (ago: number) => {
  const rows = db.service.insertInto('contacts').values({ ...base, created_at: before(ago) });
  return toContactId((await rows.returning('id').executeTakeFirstOrThrow()).id);
};
const measure = () => createAnswerTimes({ db, now: () => now })();

test('where nothing was answered there is no time', async () => {
  const none = { answered: 0, waiting: 0, late: 0, p50: null, p90: null };
  expect(await measure()).toEqual(none);
  await propose([{ ago: 3 }]);
  expect(await measure()).toEqual({ ...none, waiting: 1 });
});

test('half of them, and nine in ten, of what came in thirty days', async () => {
  const took = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  await propose(took.map((hours) => ({ ago: 100, took: hours })));
  await propose([
    { ago: 30 * 24 + 1, took: 500 },
    { ago: 2, status: 'closed' },
    { ago: 48, status: 'closed' },
  ]);
  await contact(30 * 24 + 1);
  const times = { answered: 11, waiting: 0, late: 0, p50: 6 * hour, p90: 10 * hour };
  expect(await measure()).toEqual(times);
  await propose([{ ago: 50, took: 12, status: 'closed' }]);
  expect(await measure()).toEqual({ ...times, answered: 12, p50: 6.5 * hour, p90: 10.9 * hour });
});

test('what is late counts with the time that it has waited, of either kind', async () => {
  await propose([{ ago: 100, took: 1 }, { ago: 23.9 }, { ago: 24 }]);
  await contact(30);
  await contact(2);
  expect(await measure()).toEqual({
    ...{ answered: 1, waiting: 4, late: 2 },
    ...{ p50: 24 * hour, p90: 28.8 * hour },
  });
});

test('a contact that became a proposal counts once, from its own hour', async () => {
  const id = await contact(30);
  await passToProposals(services, staff, id);
  expect(await measure()).toMatchObject({ answered: 0, waiting: 1, late: 1, p50: 30 * hour });
  await db.service
    .updateTable('contact_submissions')
    .set({ first_answered_at: before(20) })
    .where('contact_id', '=', id)
    .execute();
  expect(await measure()).toMatchObject({ answered: 1, waiting: 0, late: 0, p50: 10 * hour });
});

test('one measure serves for a minute, and a failed one for nobody', async () => {
  let at = now;
  let asked = 0;
  const counting = new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (name === 'service') asked += 1;
      if (name === 'service' && asked === 1) throw new Error('The database is away');
      return target[name];
    },
  });
  const read = createAnswerTimes({ db: counting, now: () => at });
  await expect(read()).rejects.toThrow('away');
  const [one, other] = await Promise.all([read(), read()]);
  expect([asked, one === other]).toEqual([2, true]);
  await propose([{ ago: 3 }]);
  at = new Date(+now + 59_999);
  expect((await read()).waiting).toBe(0);
  at = new Date(+now + 60_000);
  expect([(await read()).waiting, asked]).toEqual([1, 3]);
});
