import { expect, test } from 'vitest';
import { readPreferences } from '#server/services/preferences/preferences.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const path = '/dashboard/ajustes/preferencias';
const preferencesOf = (userId: string) => readPreferences(services, userActor(userId));
const post = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

test('each form saves its own half, and only for who is signed in', async () => {
  const ana = await person('ana@ejemplo.co');
  const luis = await person('luis@ejemplo.co');
  const notifications = { intent: 'notifications', email_notifications: 'on', marketing: 'on' };
  const saved = await ask(path, {
    ...post(notifications),
    cookie: ana.cookie,
    headers: { 'user-agent': 'Chrome/142.0' },
  });
  expect(saved.status).toBe(302);
  expect(saved.headers.get('location')).toBe(path);
  const distribution = {
    intent: 'distribution',
    auto_distribute: 'on',
    preferred_release_time: '18:30',
    platform_tidal: 'on',
  };
  await ask(path, { ...post(distribution), cookie: ana.cookie });
  expect(await preferencesOf(ana.userId)).toMatchObject({
    notifications: { emailNotifications: true, projectUpdates: false, marketing: true },
    distribution: {
      autoDistribute: true,
      preferredReleaseTime: '18:30',
      preferredPlatforms: ['tidal'],
    },
    marketingConsent: { user_agent: 'Chrome/142.0' },
  });
  expect((await preferencesOf(luis.userId)).distribution.autoDistribute).toBe(false);
  expect(await (await ask(path, ana)).text()).toContain('Diste tu permiso el');
  expect(await (await ask(path, luis)).text()).not.toContain('Diste tu permiso el');
});

test('what cannot be saved comes back with what was ticked and why', async () => {
  const rosa = await person('rosa@ejemplo.co');
  const response = await ask(path, {
    ...post({ intent: 'distribution', auto_distribute: 'on', preferred_release_time: '07:15' }),
    cookie: rosa.cookie,
  });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Elige al menos una plataforma');
  expect(html).toContain('value="07:15"');
  expect((await preferencesOf(rosa.userId)).distribution.autoDistribute).toBe(false);
});

test('a visitor saves nothing', async () => {
  const response = await ask(path, post({ intent: 'notifications' }));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toContain('/auth?volver=');
});
