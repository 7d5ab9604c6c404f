import { expect, test, vi } from 'vitest';
import {
  openTestServices,
  testPassword,
  anyone,
  sessionActor,
  anonymousAt,
  later,
} from '#test/test-services.ts';
import { totpCode } from '#test/totp.ts';
import { openBrowser } from '#test/open-browser.ts';
import { enrol, stopClock, wrongCode } from '#test/two-factor-person.ts';
import { changePassword } from './change-password.ts';
import { mailLink } from './mail-link.ts';
import { resetPassword } from './reset-password.ts';
import { readSecondStep } from './second-step.ts';
import { listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

const services = await openTestServices();
const now = stopClock();
const minute = 60_000;

test('after the password, a session begins only with a code, in the same browser', async () => {
  const { email, secret } = await enrol(services, 'dos@ejemplo.co');
  const browser = openBrowser(services, { ip: '10.3.0.4', userAgent: 'Opera/9.8' });
  expect(await browser.enter(email)).toBe(true);
  expect(await browser.isSignedIn()).toBe(false);
  expect(await readSecondStep(services, anyone, browser.cookies())).not.toBeNull();
  expect(await readSecondStep(services, anyone, openBrowser(services).cookies())).toBeNull();

  await expect(openBrowser(services).pass('app', totpCode(secret))).rejects.toMatchObject({
    code: 'auth.second-step-over',
  });
  await expect(browser.pass('app', wrongCode(secret))).rejects.toMatchObject({
    code: 'auth.wrong-code',
  });
  expect(await browser.isSignedIn()).toBe(false);
  expect(await browser.pass('app', totpCode(secret))).toBeNull();
  expect(await browser.session()).toMatchObject({ email });
  expect(browser.jar.has('estudio2600.two_factor')).toBe(false);
  const [session] = await listSessions(services, await browser.actor());
  expect(session, 'where it began').toMatchObject({ device: 'Opera', ipAddress: '10.3.0.4' });
});

test('the pending sign-in is an HttpOnly, SameSite=Lax cookie of ten minutes', async () => {
  const { email } = await enrol(services, 'galleta@ejemplo.co');
  const visitor = anonymousAt('10.3.0.2', 'x');
  const { headers } = await signIn(services, visitor, {
    headers: new Headers(),
    email,
    password: testPassword,
  });
  const cookie = headers.getSetCookie().find((one) => one.startsWith('estudio2600.two_factor='));
  expect(cookie).toMatch(/Max-Age=600;.*HttpOnly.*SameSite=Lax/i);
});

test('a code opens one session and no second one', async () => {
  const { email, secret, first } = await enrol(services, 'replica@ejemplo.co');
  const [one, two] = [openBrowser(services), openBrowser(services)];
  await one.enter(email);
  await two.enter(email);
  await expect(one.pass('app', first)).rejects.toMatchObject({ code: 'auth.used-code' });
  const code = totpCode(secret);
  const tries = await Promise.allSettled([one.pass('app', code), two.pass('app', code)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = tries[0].status === 'rejected' ? one : two;
  await expect(late.pass('app', code)).rejects.toMatchObject({ code: 'auth.used-code' });
});

test('a pending sign-in is over after ten minutes', async () => {
  const { email, secret } = await enrol(services, 'tarde@ejemplo.co');
  const browser = openBrowser(services);
  await browser.enter(email);
  const [inTime, tooLate] = [later(services, 9 * minute), later(services, 11 * minute)];
  expect(await readSecondStep(inTime, anyone, browser.cookies())).not.toBeNull();
  expect(await readSecondStep(tooLate, anyone, browser.cookies())).toBeNull();
  vi.setSystemTime(now + 11 * minute);
  await expect(browser.pass('app', totpCode(secret))).rejects.toMatchObject({
    code: 'auth.second-step-over',
  });
  expect(await browser.isSignedIn()).toBe(false);
});

test('five wrong codes end the sign-in', async () => {
  const { email, secret } = await enrol(services, 'fuerza@ejemplo.co');
  const browser = openBrowser(services, { ip: '10.3.1.1' });
  await browser.enter(email);
  const guess = () =>
    browser.pass('app', wrongCode(secret)).catch((error: { code?: string }) => error.code);
  for (let count = 1; count <= 5; count += 1) expect(await guess()).toBe('auth.wrong-code');
  expect(await guess()).toBe('auth.second-step-over');
  expect(await guess()).toBe('auth.second-step-over');
});

test('guesses from one place end, whoever they are at', async () => {
  const { email } = await enrol(services, 'lugar@ejemplo.co');
  const ip = '10.3.2.1';
  for (let count = 1; count <= 60; count += 1) await services.limits.consume('secondStepIp', ip);
  const browser = openBrowser(services, { ip });
  await browser.enter(email);
  await expect(browser.pass('recovery', 'aaaaa-bbbbb')).rejects.toMatchObject({
    code: 'rate.limited',
  });
});

test('a recovery code opens the account once, and its owner reads how many are left', async () => {
  const { email, recoveryCodes } = await enrol(services, 'papel@ejemplo.co');
  const other = await enrol(services, 'otro-papel@ejemplo.co');
  const [code = '', next = ''] = recoveryCodes;
  const browser = openBrowser(services);
  await browser.enter(email);
  for (const bad of [other.recoveryCodes[0] ?? '', 'aaaaa-bbbbb']) {
    await expect(browser.pass('recovery', bad)).rejects.toMatchObject({
      code: 'auth.wrong-recovery-code',
    });
  }
  expect(await browser.pass('recovery', code)).toBe(9);
  expect(await browser.session()).toMatchObject({ email });
  expect(services.mailed.at(-1)).toMatchObject({ kind: 'recoveryCodeUsed', email, token: '9' });

  const again = openBrowser(services);
  await again.enter(email);
  await expect(again.pass('recovery', code)).rejects.toMatchObject({
    code: 'auth.wrong-recovery-code',
  });
  expect(await again.pass('recovery', next)).toBe(8);
});

test('a trusted device needs no code, for its person and until the password changes', async () => {
  const { email, secret, browser } = await enrol(services, 'confia@ejemplo.co');
  const other = await enrol(services, 'vecina@ejemplo.co');
  const device = openBrowser(services);
  await device.enter(email);
  await device.pass('app', totpCode(secret), true);
  expect(await device.enter(email)).toBe(false);
  expect(await openBrowser(services).enter(email)).toBe(true);
  const copied = openBrowser(services);
  for (const [name, value] of device.jar) copied.jar.set(name, value);
  expect(await copied.enter(other.email)).toBe(true);

  expect(await device.enter(email)).toBe(false);
  const session = await browser.session();
  const fields = { currentPassword: testPassword, password: 'neblina de monserrate' };
  await changePassword(services, sessionActor(session), { headers: browser.cookies(), ...fields });
  expect(await device.enter(email, fields.password)).toBe(true);
});

test('a new password by mail does not stand for the code', async () => {
  const { email, secret } = await enrol(services, 'reinicio@ejemplo.co');
  const device = openBrowser(services);
  await device.enter(email);
  await device.pass('app', totpCode(secret), true);
  const waiting = openBrowser(services);
  await waiting.enter(email);
  await mailLink(services, anonymousAt('10.3.0.3'), { purpose: 'password-reset', email });
  const token = services.mailed.at(-1)?.token ?? '';
  await resetPassword(services, anyone, {
    headers: new Headers(),
    token,
    password: 'cordillera oriental',
  });
  expect(await readSecondStep(services, anyone, waiting.cookies())).toBeNull();
  expect(await device.enter(email, 'cordillera oriental')).toBe(true);
  expect(await device.isSignedIn()).toBe(false);
});
