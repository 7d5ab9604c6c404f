import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { keepAccount } from '#server/services/account-deletion/keep-account.ts';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { saveNotificationPreferences } from '#server/services/preferences/preferences.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { anyone, openTestServices, testPassword } from '#test/test-services.ts';
import { enrol, joinApp } from '#test/two-factor-person.ts';
import { saveArtistProfile } from './artist-profile.ts';
import { cancelEmailChange, requestEmailChange } from './change-email.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { mailLink } from './mail-link.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import { resetPassword } from './reset-password.ts';
import { deleteSessions } from './sessions.ts';
import { signOut } from './sign-out.ts';
import { renewRecoveryCodes, stopTwoFactor } from './two-factor.ts';

const services = await openTestServices();
const { service } = services.db;

const newestToken = () => services.mailed.at(-1)?.token ?? '';
const moved = 'ana.nueva@ejemplo.co';
const profile = {
  artistName: 'Niebla',
  recordLabel: null,
  bio: null,
  website: null,
  socialLinks: {},
};
const notifications = { emailNotifications: true, projectUpdates: true, marketing: true };

/** Everything that is stored of a person's account. */
async function rowsOf(userId: string) {
  const tables = ['accounts', 'sessions', 'two_factors', 'email_changes', 'user_settings'] as const;
  const owned = tables.map((table) =>
    service.selectFrom(table).selectAll().where('user_id', '=', userId).execute(),
  );
  return Promise.all([
    service.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    service.selectFrom('verifications').selectAll().where('value', '=', userId).execute(),
    ...owned,
  ]);
}

/** Accounts are kept with the service's rights, which row-level security does not hold: each WHERE holds alone. */
test('whatever becomes of an account, another’s stays as it was', async () => {
  const neighbour = await enrol(services, 'vecina@ejemplo.co');
  const them = await neighbour.browser.actor();
  await saveArtistProfile(services, them, profile);
  await mailLink(services, anyone, { purpose: 'password-reset', email: neighbour.email });
  await requestEmailChange(services, them, {
    headers: neighbour.browser.cookies(),
    currentPassword: testPassword,
    email: 'vecina.nueva@ejemplo.co',
  });
  const before = await rowsOf(them.userId);
  for (const rows of before) expect(rows).not.toEqual([]);
  const expectNothing = async (done: string) =>
    expect(await rowsOf(them.userId), done).toEqual(before);

  const { browser } = await enrol(services, 'ana@ejemplo.co');
  const withPassword = () => ({ headers: browser.cookies(), currentPassword: testPassword });
  await changeName(services, await browser.actor(), 'Otra');
  await saveArtistProfile(services, await browser.actor(), profile);
  await saveNotificationPreferences(services, await browser.actor(), notifications);
  await expectNothing('what a person says of themself');

  await requestEmailChange(services, await browser.actor(), {
    ...withPassword(),
    email: 'no@ejemplo.co',
  });
  await cancelEmailChange(services, await browser.actor());
  await requestEmailChange(services, await browser.actor(), {
    ...withPassword(),
    email: moved,
  });
  for (const _ of ['old', 'new']) await confirmEmailChange(services, anyone, newestToken());
  await expectNothing('another address');

  const [code = ''] = await renewRecoveryCodes(services, await browser.actor(), {
    headers: browser.cookies(),
    password: testPassword,
  });
  browser.keep(
    await stopTwoFactor(services, await browser.actor(), {
      ...withPassword(),
      code: { kind: 'recovery', code },
    }),
  );
  await joinApp(services, browser);
  await removeTwoFactor(services, system, moved);
  await expectNothing('no second step');

  const again = await openBrowserOf(services, moved);
  await deleteSessions(services, await again.actor(), 'others');
  again.keep(
    await changePassword(services, await again.actor(), {
      headers: again.cookies(),
      currentPassword: testPassword,
      password: 'neblina de monserrate',
    }),
  );
  await signOut(services, await again.actor(), again.cookies());
  await mailLink(services, anyone, { purpose: 'password-reset', email: moved });
  await resetPassword(services, anyone, {
    headers: new Headers(),
    token: newestToken(),
    password: testPassword,
  });
  await expectNothing('other sessions and passwords');

  const last = await openBrowserOf(services, moved);
  const leaving = await last.actor();
  await requestDeletion(services, leaving, {
    headers: last.cookies(),
    email: moved,
    currentPassword: testPassword,
  });
  await keepAccount(services, leaving);
  await expectNothing('leaving, and staying');
});
