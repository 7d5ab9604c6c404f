import { beforeEach, expect, test } from 'vitest';
import { openBrowserOf } from '#test/open-browser.ts';
import { anyone, makePerson, openTestServices } from '#test/test-services.ts';
import { mailLink } from './mail-link.ts';
import { isResetLinkOpen } from './read-reset-link.ts';
import { signUp } from './sign-up.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'ana@ejemplo.co';

let ahead = 0;
const services = await openTestServices({ now: () => new Date(Date.now() + ahead) });
await makePerson(services, email);

beforeEach(() => {
  ahead = 0;
});

test('a session ends when its thirty days are skipped, and whoever signs in again stays in', async () => {
  const browser = await openBrowserOf(services, email);
  ahead = 31 * day;
  expect(await browser.isSignedIn()).toBe(false);
  const again = await openBrowserOf(services, email);
  expect(await again.isSignedIn()).toBe(true);
  ahead += 29 * day;
  expect(await again.isSignedIn()).toBe(true);
});

test('a session that is used between the jumps goes on', async () => {
  ahead = 10 * day;
  const browser = await openBrowserOf(services, email);
  for (let week = 0; week < 6; week += 1) {
    ahead += 7 * day;
    expect(await browser.isSignedIn()).toBe(true);
  }
});

test('a link for a new password lasts an hour of the moved clock', async () => {
  ahead = 40 * day;
  await mailLink(services, anyone, { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  ahead += 59 * minute;
  expect(await isResetLinkOpen(services, anyone, token)).toBe(true);
  ahead += 2 * minute;
  expect(await isResetLinkOpen(services, anyone, token)).toBe(false);
});

test('an account and its consent are of the hour in which it was opened', async () => {
  ahead = 40 * day;
  const [password, address] = ['lluvia en chapinero', 'nueva@ejemplo.co'];
  const fields = { fullName: 'Ana Ñandú', email: address, password, role: 'artist' } as const;
  await signUp(services, anyone, fields);
  const opened = await services.db.service
    .selectFrom('users')
    .select(['created_at', 'updated_at', 'data_consent_at'])
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  for (const at of Object.values(opened))
    expect(Math.abs(services.now().getTime() - at.getTime())).toBeLessThan(minute);
});
