import { expect, test } from 'vitest';
import { openBrowserOf } from '#test/open-browser.ts';
import { makePerson, openTestServices, testPassword } from '#test/test-services.ts';
import { checkPassword } from './check-password.ts';
import { signOut } from './sign-out.ts';

const services = await openTestServices();
await makePerson(services, 'ana@ejemplo.co');

test('the password of the session’s account passes, another one and a session that has ended do not', async () => {
  const browser = await openBrowserOf(services, 'ana@ejemplo.co');
  const session = await browser.session();
  const actor = await browser.actor();
  const cookies = browser.cookies();
  const check = (password: string) => checkPassword(services, session, cookies, password);
  await check(testPassword);
  await expect(check('otra clave')).rejects.toMatchObject({ code: 'auth.wrong-password' });
  await signOut(services, actor, cookies);
  await expect(check(testPassword)).rejects.toMatchObject({ code: 'auth.required' });
});
