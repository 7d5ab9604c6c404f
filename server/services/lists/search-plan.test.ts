import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asActor } from '#server/database/as-actor.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { matches } from './matches.ts';
import { countAndRead } from './search-plan.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');

/** Whether PostgreSQL may sort while it reads the page: not where it is to walk through the list in its order. */
const maySort = (words: string, size = 25) =>
  asActor(services.db, staff, async (db) => {
    const { page } = await countAndRead(db, {
      ...{ table: 'contacts', condition: matches('contacts', words), size },
      readPage: async () => {
        const { rows } = await sql<{
          is: string;
        }>`select current_setting('enable_sort') as is`.execute(db);
        return rows[0]?.is;
      },
    });
    return page;
  });

test('few rows are looked up and sorted, many are met on the way through the list', async () => {
  await services.db.servicePool.query(`
    insert into contacts (name, email, service, message)
    select case when n <= 10 then 'Pocas ' else 'Muchas ' end || n, 'x@ejemplo.co', 'video', ''
    from generate_series(1, 400) n`);
  expect(await maySort('')).toBe('off');
  expect(await maySort('muchas')).toBe('off');
  expect(await maySort('pocas')).toBe('on');
  expect(await maySort('nadie')).toBe('on');
  // A page that is full of the newest is met sooner than its rows are looked up.
  expect(await maySort('pocas', 5)).toBe('off');
});
