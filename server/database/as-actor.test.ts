import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestServices, userActor } from '#test/test-services.ts';
import { asActor } from './as-actor.ts';

// What each role may do with each table stands in test/access.
const services = await openTestServices();
const { db } = services;
const ana = userActor('00000000-0000-4000-8000-000000000001');

const whoAmI = sql<{ role: string; user: string }>`
  select current_user as role, coalesce(current_setting('app.user_id', true), '') as user`;

test('a transaction has its actor’s role and id, and both end with it', async () => {
  const inside = await asActor(db, ana, (db) => whoAmI.execute(db));
  expect(inside.rows).toEqual([{ role: 'estudio_user', user: ana.userId }]);
  const { rows } = await whoAmI.execute(db.actors);
  expect(rows).toEqual([{ role: 'estudio_app', user: '' }]);
});

test('commits wait for the disk', async () => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql
      .raw<Record<string, string>>(`show ${setting}`)
      .execute(services.db.actors);
    expect(Object.values(rows[0] ?? {})).toEqual(['on']);
  }
});
