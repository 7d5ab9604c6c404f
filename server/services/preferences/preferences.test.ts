import { expect, test } from 'vitest';
import { marketingConsent } from '#content/marketing-consent.ts';
import { defaultDistribution, defaultNotifications } from '#packages/account/src/index.ts';
import { saveArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { makePerson, openTestServices, anonymousAt, userActor } from '#test/test-services.ts';
import {
  readPreferences,
  saveDistributionPreferences,
  saveNotificationPreferences,
} from './preferences.ts';

const services = await openTestServices();
const { db } = services;
const visitor = anonymousAt('10.4.0.1', 'Chrome/142.0');

const rowOf = ({ userId }: { userId: string }) =>
  db.service
    .selectFrom('user_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();

test('a person without a row has the preferences of a new one; the first save makes the row', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const luis = await makePerson(services, 'luis@ejemplo.co');
  const preferences = {
    distribution: defaultDistribution,
    notifications: defaultNotifications,
    marketingConsent: null,
  };
  expect(await readPreferences(services, ana)).toEqual(preferences);
  expect(await rowOf(ana)).toBeUndefined();

  const distribution = {
    autoDistribute: true,
    preferredReleaseTime: '18:30',
    preferredPlatforms: ['tidal'],
  };
  await saveDistributionPreferences(services, ana, distribution);
  expect(await readPreferences(services, ana)).toEqual({ ...preferences, distribution });
  expect(await rowOf(ana)).toMatchObject({ artist_name: '' });
  expect(await readPreferences(services, luis)).toEqual(preferences);
  expect(await rowOf(luis)).toBeUndefined();
});

test('what the database gives a new row is what the code takes for granted', async () => {
  const rosa = await makePerson(services, 'rosa@ejemplo.co');
  await db.service
    .insertInto('user_settings')
    .values({ user_id: rosa.userId, artist_name: 'Rosa' })
    .execute();
  expect(await readPreferences(services, rosa)).toEqual({
    distribution: defaultDistribution,
    notifications: defaultNotifications,
    marketingConsent: null,
  });
});

test('each form leaves alone what the others saved', async () => {
  const omar = await makePerson(services, 'omar@ejemplo.co');
  const distribution = { ...defaultDistribution, preferredReleaseTime: '09:00' };
  const notifications = { ...defaultNotifications, projectUpdates: false };
  const profile = {
    artistName: 'Omar del Río',
    recordLabel: null,
    bio: 'Hola',
    website: null,
    socialLinks: {},
  };
  await saveDistributionPreferences(services, omar, distribution);
  await saveNotificationPreferences(services, omar, notifications);
  await saveArtistProfile(services, omar, profile);
  await saveDistributionPreferences(services, omar, distribution);
  expect(await readPreferences(services, omar)).toMatchObject({ distribution, notifications });
  expect(await rowOf(omar)).toMatchObject({ artist_name: 'Omar del Río', bio: 'Hola' });
});

test('marketing keeps when, how and to what the person agreed, and when that ended', async () => {
  const { userId } = await makePerson(services, 'eva@ejemplo.co');
  const eva = userActor(userId, visitor);
  const save = (marketing: boolean, day: number, projectUpdates = true) =>
    saveNotificationPreferences(
      { ...services, now: () => new Date(Date.UTC(2026, 10, day)) },
      eva,
      { ...defaultNotifications, projectUpdates, marketing },
    );
  const consent = async () => (await readPreferences(services, eva)).marketingConsent;

  await save(false, 1);
  expect(await consent()).toBeNull();
  await save(true, 2);
  const given = {
    granted_at: '2026-11-02T00:00:00.000Z',
    text: marketingConsent,
    ip: '10.4.0.1',
    user_agent: 'Chrome/142.0',
  };
  expect(await consent()).toEqual(given);
  await save(true, 3, false);
  expect(await consent()).toEqual(given);
  await save(false, 4);
  expect(await consent()).toEqual({ ...given, withdrawn_at: '2026-11-04T00:00:00.000Z' });
  await save(true, 5);
  expect(await consent()).toEqual({ ...given, granted_at: '2026-11-05T00:00:00.000Z' });
});

test('values in the database that make no sense count as those of a new person', async () => {
  const beto = await makePerson(services, 'beto@ejemplo.co');
  await db.service
    .insertInto('user_settings')
    .values({
      user_id: beto.userId,
      artist_name: 'Beto',
      distribution_preferences:
        '{"auto_distribute": "sí", "preferred_platforms": null, "preferred_release_time": "25:00"}',
      notification_preferences: '{"marketing": 1}',
    })
    .execute();
  expect(await readPreferences(services, beto)).toEqual({
    distribution: defaultDistribution,
    notifications: defaultNotifications,
    marketingConsent: null,
  });
});
