import { expect, test } from 'vitest';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { makePerson, openTestServices, anyone } from '#test/test-services.ts';
import { openBrowser, openBrowserOf } from '#test/open-browser.ts';
import { lookUpUser } from './session.ts';
import { markSession, settleCookies } from './session-cookies.ts';

const services = await openTestServices();
const day = 24 * 60 * 60;

test('a session that is prolonged and has no mark gets one, which lasts as long', async () => {
  const { userId } = await makePerson(services, 'sin-marca@ejemplo.co');
  const browser = openBrowser(services);
  await browser.enter('sin-marca@ejemplo.co');
  await services.db.service
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 20 * day * 1000) })
    .where('user_id', '=', userId)
    .execute();

  const { user, cookies } = lookUpUser(services, anyone, browser.cookies());
  expect(await user()).toMatchObject({ userId });
  const { authCookies } = await services.accounts.auth.$context;
  const headers = new Headers();
  settleCookies(headers, cookies(), {
    sessionCookie: authCookies.sessionToken.name,
    secure: false,
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^estudio2600\.session_token=.*Max-Age=2592000/),
    markSession(30 * day),
  ]);
});

test('the mark is put right where it is wrong, and only there', async () => {
  await makePerson(services, 'marca@ejemplo.co');
  const signedIn = await openBrowserOf(services, 'marca@ejemplo.co');
  const visitor = openBrowser(services);
  const [marked, unmarked] = [{ [sessionMarkCookie]: '1' }, {}];
  const set = async (browser: typeof visitor, mark: Record<string, string>) => {
    browser.jar.delete(sessionMarkCookie);
    for (const [name, value] of Object.entries(mark)) browser.jar.set(name, value);
    const { anyUser, cookies } = lookUpUser(services, anyone, browser.cookies());
    expect(cookies()).toEqual([]);
    await anyUser();
    return cookies();
  };
  expect(await set(signedIn, marked)).toEqual([]);
  expect(await set(visitor, unmarked)).toEqual([]);
  expect(await set(visitor, marked)).toEqual([markSession(0)]);
  const [mark = ''] = await set(signedIn, unmarked);
  expect(mark).toMatch(new RegExp(`^${sessionMarkCookie}=1; `));
  const seconds = Number(/Max-Age=(\d+)/.exec(mark)?.[1]);
  expect(seconds).toBeGreaterThan(30 * day - 60);
  expect(seconds).toBeLessThanOrEqual(30 * day);
});

test('whose account waits to be deleted is somebody only for the page that keeps it', async () => {
  const { userId } = await makePerson(services, 'se.va@ejemplo.co');
  const browser = await openBrowserOf(services, 'se.va@ejemplo.co');
  const look = () => lookUpUser(services, anyone, browser.cookies());
  expect(await look().user()).toMatchObject({ userId });
  await services.db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + day) })
    .where('id', '=', userId)
    .execute();
  expect(await look().user()).toBeNull();
  expect(await look().anyUser()).toMatchObject({ userId });
});

test('a request asks once who it is', async () => {
  const { userId } = await makePerson(services, 'una.vez@ejemplo.co');
  const browser = await openBrowserOf(services, 'una.vez@ejemplo.co');
  const { user } = lookUpUser(services, anyone, browser.cookies());
  expect(await user()).toMatchObject({ userId });
  await services.db.service.deleteFrom('sessions').where('user_id', '=', userId).execute();
  expect(await user()).toMatchObject({ userId });
  expect(await lookUpUser(services, anyone, browser.cookies()).user()).toBeNull();
});
