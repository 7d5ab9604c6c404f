import { expect, test } from 'vitest';
import {
  makePerson,
  openTestServices,
  testPassword,
  anyone,
  anonymousAt,
  later,
} from '#test/test-services.ts';
import { openBrowser, openBrowserOf } from '#test/open-browser.ts';
import { mailLink } from './mail-link.ts';
import { isResetLinkOpen } from './read-reset-link.ts';
import { readSession } from './read-session.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const services = await openTestServices();
const email = 'olvido@ejemplo.co';
const visitor = anonymousAt('10.1.0.1');
await makePerson(services, email);

const mailedTo = (address: string) => services.mailed.filter((mail) => mail.email === address);
const askForToken = async () => {
  await mailLink(services, visitor, { purpose: 'password-reset', email });
  return mailedTo(email).at(-1)?.token ?? '';
};
const signInWith = async (password: string) =>
  (await signIn(services, visitor, { headers: new Headers(), email, password })).headers;

test('a mailed link gives a new password once, and ends every session and every other link', async () => {
  const cookie = (await signInWith(testPassword)).getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const sessionOf = async () =>
    (await readSession(services, anyone, new Headers({ cookie }))).session;
  expect(await sessionOf()).toMatchObject({ email });
  await makePerson(services, 'vecina@ejemplo.co');
  const neighbour = await openBrowserOf(services, 'vecina@ejemplo.co');

  const older = await askForToken();
  const token = await askForToken();
  expect(mailedTo(email).map(({ kind }) => kind)).toEqual(['passwordReset', 'passwordReset']);
  await resetPassword(services, anyone, {
    headers: new Headers(),
    token,
    password: 'cordillera oriental',
  });

  expect(mailedTo(email).at(-1)?.kind).toBe('passwordChanged');
  expect(await sessionOf()).toBeNull();
  expect(await neighbour.isSignedIn(), 'somebody else’s').toBe(true);
  await expect(signInWith(testPassword)).rejects.toMatchObject({ code: 'auth.bad-credentials' });
  expect((await signInWith('cordillera oriental')).getSetCookie()[0]).toMatch(
    /session_token=\S+\./,
  );
  for (const used of [token, older]) {
    await expect(
      resetPassword(services, anyone, {
        headers: new Headers(),
        token: used,
        password: 'otra clave mía',
      }),
    ).rejects.toMatchObject({ code: 'auth.reset-invalid' });
  }
});

test('the table of links holds nothing that opens one', async () => {
  const token = await askForToken();
  const rows = await services.db.service.selectFrom('verifications').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link that has expired, or was invented, is refused', async () => {
  const token = await askForToken();
  const minute = 60_000;
  expect(await isResetLinkOpen(later(services, 59 * minute), anyone, token)).toBe(true);
  const tooLate = later(services, 61 * minute);
  for (const bad of [token, 'inventado', '']) {
    expect(await isResetLinkOpen(tooLate, anyone, bad)).toBe(false);
    await expect(
      resetPassword(tooLate, anyone, {
        headers: new Headers(),
        token: bad,
        password: 'otra clave mía',
      }),
    ).rejects.toMatchObject({ code: 'auth.reset-invalid' });
  }
});

test.each(['a\0b', 'a b', ''])('there is no link for %j', async (token) => {
  expect(await isResetLinkOpen(services, anyone, token)).toBe(false);
});

test('an address without an account gets the same response and no mail', async () => {
  await expect(
    mailLink(services, anonymousAt('10.1.0.2'), {
      purpose: 'password-reset',
      email: 'nadie@ejemplo.co',
    }),
  ).resolves.toBeUndefined();
  expect(mailedTo('nadie@ejemplo.co')).toEqual([]);
});

test('a sixth mail within the hour waits, wherever it is asked from', async () => {
  const ask = (place: number) =>
    mailLink(services, anonymousAt(`10.1.1.${place}`), {
      purpose: 'password-reset',
      email: 'buzon@ejemplo.co',
    });
  for (let place = 1; place <= 5; place += 1) await ask(place);
  await expect(ask(6)).rejects.toMatchObject({
    code: 'auth.links-mailed',
    retryAfter: expect.closeTo(3600, -2),
  });
});

test('a password from the lists of leaks is refused, and its link stays good', async () => {
  const impatient = anonymousAt('10.1.2.1');
  await makePerson(services, 'comun@ejemplo.co');
  await mailLink(services, impatient, { purpose: 'password-reset', email: 'comun@ejemplo.co' });
  const token = mailedTo('comun@ejemplo.co')[0]?.token ?? '';
  for (const password of ['123456', 'Colombia', 'TeQuiero']) {
    await expect(
      resetPassword(services, anyone, { headers: new Headers(), token, password }),
    ).rejects.toMatchObject({
      code: 'auth.common-password',
    });
  }
  const fields = { fullName: 'Ana', role: 'artist' as const, password: 'qwerty123' };
  await expect(
    signUp(services, impatient, { ...fields, email: 'otra@ejemplo.co' }),
  ).rejects.toMatchObject({ code: 'auth.common-password' });
  await resetPassword(services, anyone, {
    headers: new Headers(),
    token,
    password: 'cordillera oriental',
  });
});

test('the confirmation is mailed again only to whoever still waits for it', async () => {
  const address = 'espera@ejemplo.co';
  const fields = { fullName: 'Ana', role: 'artist' as const, password: 'cordillera oriental' };
  await signUp(services, visitor, { ...fields, email: address });
  for (const one of [address, email, 'nadie@ejemplo.co']) {
    await mailLink(services, anonymousAt('10.1.3.1'), { purpose: 'confirmation', email: one });
  }
  expect(mailedTo(address).map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation']);
  expect(mailedTo('nadie@ejemplo.co')).toEqual([]);
  expect(mailedTo(email).some(({ kind }) => kind === 'confirmation')).toBe(false);
});

test('all of it or nothing: without its mail no password is set, and the link stays good', async () => {
  const email = 'entero@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  await mailLink(services, visitor, { purpose: 'password-reset', email });
  const token = mailedTo(email).at(-1)?.token ?? '';
  const fields = { token, password: 'cordillera central' };
  const mails = {
    ...services.accounts.mails,
    passwordChanged: () => Promise.reject(new Error('no queue')),
  };
  const accounts = { ...services.accounts, mails };
  await expect(
    resetPassword({ ...services, accounts }, anyone, { headers: new Headers(), ...fields }),
  ).rejects.toThrow('no queue');
  expect(await browser.isSignedIn()).toBe(true);
  expect(await openBrowser(services).enter(email)).toBe(false);
  await resetPassword(services, anyone, { headers: new Headers(), ...fields });
  expect(await browser.isSignedIn()).toBe(false);
  expect(await openBrowser(services).enter(email, fields.password)).toBe(false);
});
