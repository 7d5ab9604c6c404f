import { expect, test } from 'vitest';
import {
  defaultNotifications,
  distributionSchema,
  notificationsSchema,
  wantsProjectMails,
} from './preferences.ts';

test('a box that is not in the form is not ticked', () => {
  expect(notificationsSchema.parse({ project_updates: 'on' })).toEqual({
    emailNotifications: false,
    projectUpdates: true,
    marketing: false,
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('mails on %j and updates on %j: written to %j', (emailNotifications, projectUpdates, wants) => {
  const wanted = { ...defaultNotifications, emailNotifications, projectUpdates };
  expect(wantsProjectMails(wanted)).toBe(wants);
});

const schema = distributionSchema(['spotify', 'tidal']);

test('keeps the platforms that can be chosen, in their order', () => {
  const form = {
    intent: 'distribution',
    auto_distribute: 'on',
    preferred_release_time: '18:30',
    platform_tidal: 'on',
    platform_spotify: 'on',
    platform_invented: 'on',
  };
  expect(schema.parse(form)).toEqual({
    autoDistribute: true,
    preferredReleaseTime: '18:30',
    preferredPlatforms: ['spotify', 'tidal'],
  });
});

test('without automatic distribution no platform is needed', () => {
  expect(schema.parse({ preferred_release_time: '00:00' }).preferredPlatforms).toEqual([]);
});

test.each([
  [{ preferred_release_time: '24:00' }, 'preferred_release_time'],
  [{ preferred_release_time: '9:00' }, 'preferred_release_time'],
  [{ preferred_release_time: '12:60' }, 'preferred_release_time'],
  [{ preferred_release_time: '' }, 'preferred_release_time'],
  [{ preferred_release_time: "00:00'; --" }, 'preferred_release_time'],
  [{}, 'preferred_release_time'],
  [
    { preferred_release_time: '00:00', auto_distribute: 'on', platform_x: 'on' },
    'preferred_platforms',
  ],
])('refuses %j at its field', (form, field) => {
  expect(schema.safeParse(form).error?.issues[0]?.path).toEqual([field]);
});
