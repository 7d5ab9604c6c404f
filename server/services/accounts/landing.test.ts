import { expect, test } from 'vitest';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { anyone, makePerson, openTestServices, testPassword } from '#test/test-services.ts';
import { landingOf } from './landing.ts';
import { signIn } from './sign-in.ts';

const services = await openTestServices();
const email = 'ana@ejemplo.co';
await makePerson(services, email);

const enter = () =>
  signIn(services, anyone, { headers: new Headers(), email, password: testPassword });
const land = (headers: Headers, returnTo: string | null) =>
  landingOf(services, anyone, { headers, returnTo });

test('whoever enters goes where they were going, on this site', async () => {
  const { headers } = await enter();
  expect(await land(headers, '/dashboard/proyectos?a=1')).toBe('/dashboard/proyectos?a=1');
  expect(await land(headers, 'https://otra.example/')).toBe('/');
  expect(await land(headers, null)).toBe('/');
  expect(await land(new Headers(), '/dashboard')).toBe('/dashboard');
});

test('whose account waits to be deleted goes to where it can be kept', async () => {
  const browser = await openBrowserOf(services, email);
  await requestDeletion(services, await browser.actor(), {
    headers: browser.cookies(),
    email,
    currentPassword: testPassword,
  });
  const { headers } = await enter();
  expect(await land(headers, '/dashboard')).toBe('/dashboard/ajustes/eliminacion');
});
