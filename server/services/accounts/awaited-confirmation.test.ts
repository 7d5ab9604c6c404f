import { expect, test } from 'vitest';
import { openBrowser, openBrowserOf } from '#test/open-browser.ts';
import { anyone, makePerson, openTestServices } from '#test/test-services.ts';
import { forgetAwaited, readAwaited, rememberAwaited } from './awaited-confirmation.ts';

const services = await openTestServices();
const awaited = {
  ...{ email: 'espera@ejemplo.co', hasProfile: false },
  returnTo: '/checkout?plan=produccion-hit',
};
const cookieName = 'estudio2600.por_confirmar';

test('a browser remembers the account that it waits for, for as long as the link is good, until it is confirmed', async () => {
  const cookie = await rememberAwaited(services, anyone, awaited);
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
  const browser = openBrowser(services);
  expect(await readAwaited(services, anyone, browser.cookies())).toBeNull();
  browser.keep(new Headers({ 'set-cookie': cookie }));
  expect(await readAwaited(services, anyone, browser.cookies())).toEqual(awaited);

  const gone = await forgetAwaited(services, anyone);
  expect(gone).toMatch(/=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/);
  browser.keep(new Headers({ 'set-cookie': gone }));
  expect(await readAwaited(services, anyone, browser.cookies())).toBeNull();
});

test('what somebody wrote there themselves, or another cookie of ours, is nothing to wait for', async () => {
  const json = Buffer.from(JSON.stringify(awaited)).toString('base64url');
  const email = 'ana@ejemplo.co';
  await makePerson(services, email);
  const browser = await openBrowserOf(services, email);
  for (const value of [json, `${json}.AAAA`, ...browser.jar.values()]) {
    browser.jar.set(cookieName, value);
    expect(await readAwaited(services, anyone, browser.cookies())).toBeNull();
  }
});
