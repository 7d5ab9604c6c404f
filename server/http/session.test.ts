import { expect, test } from 'vitest';
import { makePerson, openTestServices, anyone } from '#test/test-services.ts';
import { openBrowser } from '#test/open-browser.ts';
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
