import { expect, test } from 'vitest';
import {
  defaultDistribution,
  defaultNotifications,
  platformField,
  wantsProjectMails,
} from './preference-values.ts';
import { distributionSchema, notificationsSchema, releaseTime } from './preferences.ts';

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
  [{ preferred_release_time: '30:00' }, 'preferred_release_time'],
  [{ preferred_release_time: '1a:00' }, 'preferred_release_time'],
  [{ preferred_release_time: '10:0a' }, 'preferred_release_time'],
  [{ preferred_release_time: '00:000' }, 'preferred_release_time'],
  [{ preferred_release_time: '100:00' }, 'preferred_release_time'],
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

test.each(['00:00', '09:59', '19:00', '20:30', '23:59'])('%s is a time of the day', (time) => {
  expect(schema.parse({ preferred_release_time: time }).preferredReleaseTime).toBe(time);
});

test('whoever never chose hears of their songs, gets no marketing, and distributes nothing unasked', () => {
  expect(defaultNotifications).toEqual({
    emailNotifications: true,
    projectUpdates: true,
    marketing: false,
  });
  expect(defaultDistribution.autoDistribute).toBe(false);
  expect(releaseTime.parse(defaultDistribution.preferredReleaseTime)).toBe('00:00');
  const offered = distributionSchema(['spotify', 'apple_music', 'youtube_music', 'tidal']);
  const ticks = defaultDistribution.preferredPlatforms.map((id) => [platformField(id), 'on']);
  const form = { ...Object.fromEntries(ticks), preferred_release_time: '00:00' };
  expect(offered.parse(form).preferredPlatforms).toEqual([
    'spotify',
    'apple_music',
    'youtube_music',
  ]);
});
