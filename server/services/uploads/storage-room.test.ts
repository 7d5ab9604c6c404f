import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { storageQuotas } from '#content/storage-quotas.ts';
import { asActor } from '#server/database/as-actor.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { readStorageRoom, requireRoom } from './storage-room.ts';

const services = await openTestServices();

test('two files that begin at once do not share the same room', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const { id } = await services.db.service
    .insertInto('projects')
    .values({ user_id: ana.userId, title: 'X', artist_name: 'X', genre: 'pop' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const most = storageQuotas.free;
  const begin = (name: string) =>
    asActor(services.db.actors, ana, async (db) => {
      await requireRoom(db, ana, most);
      await sleep(100); // both are in here at once, unless one waits for the other
      await db
        .insertInto('uploads')
        .values({
          id: name,
          user_id: ana.userId,
          project_id: id,
          kind: 'audio',
          size: most,
          object_path: name,
        })
        .execute();
    });
  const begun = await Promise.allSettled([begin('one'), begin('other')]);
  expect(begun.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ]);
  expect(await readStorageRoom(services.db, ana)).toEqual({ used: most, quota: most });
});
