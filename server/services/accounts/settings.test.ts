import { expect, test } from 'vitest';
import { openBrowser } from '#test/open-browser.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  anyone,
  sessionActor,
} from '#test/test-services.ts';
import { readArtistProfile, saveArtistProfile } from './artist-profile.ts';
import { changePassword, readCredentialsChange } from './change-password.ts';
import { readSession } from './read-session.ts';
import { deleteSessions, listSessions } from './sessions.ts';

const services = await openTestServices();
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');

const cookieOf = (headers: Headers) =>
  new Headers({ cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' });

/** A session of its own: its cookie, and what the app knows of it. */
async function enter(email: string, userAgent: string, password = testPassword) {
  const browser = openBrowser(services, { ip: '10.2.0.1', userAgent });
  await browser.enter(email, password);
  return { cookie: browser.cookies(), session: await browser.session() };
}

const isOpen = async ({ cookie }: { cookie: Headers }) =>
  (await readSession(services, anyone, cookie)).session !== null;

test('a profile is kept whole, and only its owner reads it', async () => {
  const profile = {
    artistName: 'Niebla Norte',
    recordLabel: null,
    bio: 'Dos\nlíneas',
    website: 'https://niebla.example/',
    socialLinks: { instagram: 'https://instagram.com/niebla' },
  };
  expect(await readArtistProfile(services, ana)).toBeNull();
  await saveArtistProfile(services, ana, { ...profile, bio: null });
  await saveArtistProfile(services, ana, profile);
  expect(await readArtistProfile(services, ana)).toEqual(profile);
  expect(await readArtistProfile(services, luis)).toBeNull();
});

test('sessions are listed, the own one first, and ended one by one or all at once', async () => {
  const phone = await enter('ana@ejemplo.co', 'Chrome/142.0');
  const laptop = await enter('ana@ejemplo.co', 'Opera/9.8');
  const tablet = await enter('ana@ejemplo.co', 'Firefox/144.0');
  const stranger = await enter('luis@ejemplo.co', 'otro');
  const devices = async () =>
    (await listSessions(services, sessionActor(phone.session))).map(({ device }) => device);
  expect(await devices()).toEqual(['Chrome', 'Firefox', 'Opera']);
  const [own, ...others] = await listSessions(services, sessionActor(phone.session));
  expect(own).toMatchObject({ id: phone.session.id, current: true, ipAddress: '10.2.0.1' });
  expect(others.map(({ current }) => current)).toEqual([false, false]);

  for (const bad of [stranger.session.id, phone.session.id, '', '-'.repeat(36), "' or 1=1"]) {
    await deleteSessions(services, sessionActor(phone.session), bad);
  }
  expect(await devices()).toHaveLength(3);
  expect(await isOpen(stranger)).toBe(true);

  await deleteSessions(services, sessionActor(phone.session), tablet.session.id);
  expect(await isOpen(tablet)).toBe(false);
  expect(await isOpen(laptop)).toBe(true);
  await deleteSessions(services, sessionActor(phone.session), 'others');
  expect(await devices()).toEqual(['Chrome']);
  expect(await isOpen(stranger)).toBe(true);
});

test('a password changes after the current one, and only the session that did it goes on', async () => {
  const here = await enter('luis@ejemplo.co', 'acá');
  const there = await enter('luis@ejemplo.co', 'allá');
  const stranger = await enter('ana@ejemplo.co', 'otra parte');
  const change = (currentPassword: string, password: string) =>
    changePassword(services, sessionActor(here.session), {
      headers: here.cookie,
      currentPassword,
      password,
    });

  await expect(change('no es', 'neblina de monserrate')).rejects.toMatchObject({
    code: 'auth.wrong-password',
  });
  await expect(change(testPassword, 'Colombia')).rejects.toMatchObject({
    code: 'auth.common-password',
  });
  expect(await isOpen(there)).toBe(true);

  const failing = {
    ...services,
    accounts: {
      ...services.accounts,
      mails: {
        ...services.accounts.mails,
        passwordChanged: () => Promise.reject(new Error('no queue')),
      },
    },
  };
  const fields = { currentPassword: testPassword, password: 'neblina de monserrate' };
  await expect(
    changePassword(failing, sessionActor(here.session), { headers: here.cookie, ...fields }),
  ).rejects.toThrow('no queue');
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, true]);

  const changedAt = () => readCredentialsChange(services, sessionActor(here.session));
  expect(await changedAt()).toBeNull();
  const headers = await change(testPassword, 'neblina de monserrate');
  expect(Number(await changedAt())).toBeGreaterThan(Date.now() - 60_000);
  expect(await isOpen(here), 'the old token of the session').toBe(false);
  expect(await isOpen({ cookie: cookieOf(headers) })).toBe(true);
  expect(await isOpen(there)).toBe(false);
  expect(await isOpen(stranger), 'somebody else’s').toBe(true);
  expect(await readCredentialsChange(services, sessionActor(stranger.session))).toBeNull();
  expect(services.mailed.at(-1)).toMatchObject({
    kind: 'passwordChanged',
    email: 'luis@ejemplo.co',
  });
  await expect(enter('luis@ejemplo.co', 'x')).rejects.toMatchObject({
    code: 'auth.bad-credentials',
  });
  await enter('luis@ejemplo.co', 'x', 'neblina de monserrate');
});

test('guesses at the current password end after ten, in the session that makes them', async () => {
  const own = await enter('ana@ejemplo.co', 'x');
  const { session, cookie } = await enter('ana@ejemplo.co', 'y');
  const fields = { currentPassword: 'no es', password: 'neblina de monserrate' };
  const guess = () =>
    changePassword(services, sessionActor(session), { headers: cookie, ...fields });
  for (let count = 1; count <= 10; count += 1) {
    await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-password' });
  }
  await expect(guess()).rejects.toMatchObject({ code: 'rate.limited' });
  await changePassword(services, sessionActor(own.session), {
    headers: own.cookie,
    ...fields,
    currentPassword: testPassword,
  });
  expect(await isOpen({ cookie })).toBe(false);
});
