import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { premium } from '#content/premium.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { startTrial } from './start-trial.ts';
import { followPlaces } from './shown-places.ts';

const services = await openTestServices();
const { db } = services;
let time = new Date('2026-11-24T12:00:00Z');

test('what is left follows the places that are held, and those that become free by time', async () => {
  await using opened = new AsyncDisposableStack();
  const fail = (error: Error) => {
    throw error;
  };
  const shown = await followPlaces(opened, { db, now: () => time }, { every: 20, onError: fail });
  let changes = 0;
  shown.onChange(() => (changes += 1));
  const { places } = premium.launch;
  expect(shown.current()).toBe(places);

  await startTrial(services, await makePerson(services, 'ana@ejemplo.co'));
  const { id } = await db.service.selectFrom('memberships').select('id').executeTakeFirstOrThrow();
  await db.service
    .insertInto('launch_places')
    .values({ place: 1, membership_id: id, held_until: new Date(+time + 60_000) })
    .execute();
  await vi.waitFor(() => expect(shown.current()).toBe(places - 1));
  time = new Date(+time + 61_000);
  await vi.waitFor(() => expect(shown.current()).toBe(places));
  expect(changes).toBe(2);

  await opened.disposeAsync();
  await db.service.updateTable('launch_places').set({ kept_at: time }).execute();
  await using again = new AsyncDisposableStack();
  const other = await followPlaces(again, { db, now: () => time }, { every: 20, onError: fail });
  expect(other.current()).toBe(places - 1);
  // Three counts of one that had not ended.
  await sleep(60);
  expect(shown.current()).toBe(places);
});
