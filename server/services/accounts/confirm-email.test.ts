import { expect, test, vi } from 'vitest';
import { anonymousAt, anyone, openTestServices } from '#test/test-services.ts';
import { confirmEmail, readConfirmationLink } from './confirm-email.ts';
import { signUp } from './sign-up.ts';

const services = await openTestServices();
const hour = 60 * 60 * 1000;

/** Opens an account, and gives the token of its mail. */
async function mailedTo(email: string): Promise<string> {
  const fields = { fullName: 'Ana', role: 'artist' as const, password: 'cordillera oriental' };
  await signUp(services, anonymousAt('10.13.0.1'), { ...fields, email });
  return services.mailed.at(-1)?.token ?? '';
}
const read = (token: string) => readConfirmationLink(services, anyone, token);
const confirm = (token: string) =>
  confirmEmail(services, anyone, { headers: new Headers(), token });

test('a confirmation link says whose address it confirms, and whether it has', async () => {
  const email = 'nueva@ejemplo.co';
  const token = await mailedTo(email);
  expect(await read(token)).toEqual({ email, done: false });
  await confirm(token);
  expect(await read(token)).toEqual({ email, done: true });
  await services.db.service.deleteFrom('users').where('email', '=', email).execute();
  expect(await read(token), 'its account is gone').toBeNull();
});

test('it is good for a day, and one that was invented never is', async () => {
  const token = await mailedTo('tarde@ejemplo.co');
  const invalid = { code: 'auth.link-invalid' };
  const now = Date.now();
  vi.useFakeTimers({ now: now + 23 * hour, toFake: ['Date'] });
  expect(await read(token)).not.toBeNull();
  vi.setSystemTime(now + 25 * hour);
  for (const bad of [token, 'inventado', '']) {
    expect(await read(bad)).toBeNull();
    await expect(confirm(bad)).rejects.toMatchObject(invalid);
  }
});
