import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { anyone, later, makePerson, openTestServices, testPassword } from '#test/test-services.ts';
import { requestEmailChange } from './change-email.ts';
import { expireSessions } from './expire-sessions.ts';
import { mailLink } from './mail-link.ts';

const services = await openTestServices();
const day = 24 * 60 * 60 * 1000;
const email = 'ana@ejemplo.co';

test('what is over leaves the tables and is counted: a link after an hour, a change of address after a day, a session after thirty', async () => {
  await makePerson(services, email);
  const browser = await openBrowserOf(services, email);
  await mailLink(services, anyone, { purpose: 'password-reset', email });
  await requestEmailChange(services, await browser.actor(), {
    headers: browser.cookies(),
    currentPassword: testPassword,
    email: 'otra@ejemplo.co',
  });
  const expireAfter = (days: number) => expireSessions(later(services, days * day), system);
  const removed = [await expireAfter(0), await expireAfter(0.5), await expireAfter(2)];
  expect(removed).toEqual([0, 1, 1]);
  expect(await browser.isSignedIn()).toBe(true);
  expect(await expireAfter(31)).toBe(1);
  expect(await browser.isSignedIn()).toBe(false);
});

test('all of it at once is counted together', async () => {
  await openBrowserOf(services, email);
  await openBrowserOf(services, email);
  await mailLink(services, anyone, { purpose: 'password-reset', email });
  expect(await expireSessions(later(services, 31 * day), system)).toBe(3);
});
