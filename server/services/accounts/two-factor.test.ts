import { expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  sessionActor,
  later,
} from '#test/test-services.ts';
import { audited } from '#test/audited.ts';
import { fromBase32, totpCode } from '#test/totp.ts';
import { openBrowser, openBrowserOf } from '#test/open-browser.ts';
import { enrol, stopClock, wrongCode } from '#test/two-factor-person.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import {
  activateTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.ts';

const services = await openTestServices();
stopClock();
const minute = 60_000;

const mailsTo = (email: string) =>
  services.mailed.filter((mail) => mail.email === email).map(({ kind }) => kind);

test('joining an app asks for the password, then for a first code', async () => {
  const email = 'alta@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  expect(await browser.enter(email)).toBe(false);
  const session = await browser.session();
  expect(await readTwoFactor(services, sessionActor(session))).toEqual({ state: 'off' });
  await expect(
    startTwoFactor(services, sessionActor(session), {
      headers: browser.cookies(),
      password: 'no es',
    }),
  ).rejects.toMatchObject({ code: 'auth.wrong-password' });
  expect(await readTwoFactor(services, sessionActor(session))).toEqual({ state: 'off' });

  await startTwoFactor(services, sessionActor(session), {
    headers: browser.cookies(),
    password: testPassword,
  });
  const setup = await readTwoFactor(services, sessionActor(session));
  if (setup.state !== 'setup') throw new Error('No setup');
  expect(setup.secret).toMatch(/^[A-Z2-7]{32,}$/);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Estudio%202600:alta%40ejemplo\.co\?/);
  expect(setup.uri).toContain('&issuer=Estudio%202600&');
  expect(setup.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(await openBrowser(services).enter(email)).toBe(false); // nothing is asked for yet

  const activate = (code: string) =>
    activateTwoFactor(services, sessionActor(session), { headers: browser.cookies(), code });
  await expect(activate(wrongCode(setup.secret))).rejects.toMatchObject({
    code: 'auth.wrong-code',
  });
  const on = await activate(totpCode(setup.secret));
  browser.keep(on.headers);
  expect(new Set(on.recoveryCodes).size).toBe(10);
  // Without 0, 1, i, l and o.
  const five = '[a-hjkmnp-z2-9]{5}';
  for (const code of on.recoveryCodes) expect(code).toMatch(new RegExp(`^${five}-${five}$`));
  expect(await readTwoFactor(services, await browser.actor())).toEqual({
    state: 'on',
    recoveryCodesLeft: 10,
  });
  expect(mailsTo(email)).toEqual(['twoFactorOn']);
  await expect(activate(totpCode(setup.secret, Date.now() + 30_000))).rejects.toMatchObject({
    code: 'auth.two-factor-stale',
  });
});

test('the tables hold neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes, browser } = await enrol(services, 'secreto@ejemplo.co');
  const { userId } = await browser.session();
  const rows = await services.db.service.selectFrom('two_factors').selectAll().execute();
  expect(rows.find((row) => row.user_id === userId)).toMatchObject({ setup_uri: null });
  const text = JSON.stringify(rows);
  const key = fromBase32(secret).toString();
  for (const kept of [secret, key, ...recoveryCodes]) expect(text).not.toContain(kept);
});

test('a setup is over after fifteen minutes', async () => {
  await makePerson(services, 'lenta@ejemplo.co');
  const browser = openBrowser(services);
  await browser.enter('lenta@ejemplo.co');
  const session = await browser.session();
  await startTwoFactor(services, sessionActor(session), {
    headers: browser.cookies(),
    password: testPassword,
  });
  const setup = await readTwoFactor(services, sessionActor(session));
  expect(await readTwoFactor(later(services, 14 * minute), sessionActor(session))).toEqual(setup);
  const tooLate = later(services, 16 * minute);
  expect(await readTwoFactor(tooLate, sessionActor(session))).toEqual({ state: 'off' });
  const code = setup.state === 'setup' ? totpCode(setup.secret) : '';
  await expect(
    activateTwoFactor(tooLate, sessionActor(session), { headers: browser.cookies(), code }),
  ).rejects.toMatchObject({ code: 'auth.two-factor-stale' });
});

test('renewed recovery codes replace the old ones, after the password', async () => {
  const { email, browser, recoveryCodes } = await enrol(services, 'renueva@ejemplo.co');
  const session = await browser.session();
  await expect(
    renewRecoveryCodes(services, sessionActor(session), {
      headers: browser.cookies(),
      password: 'no es',
    }),
  ).rejects.toMatchObject({ code: 'auth.wrong-password' });
  const renewed = await renewRecoveryCodes(services, sessionActor(session), {
    headers: browser.cookies(),
    password: testPassword,
  });
  expect(renewed).toHaveLength(10);
  const elsewhere = openBrowser(services);
  await elsewhere.enter(email);
  await expect(elsewhere.pass('recovery', recoveryCodes[0] ?? '')).rejects.toMatchObject({
    code: 'auth.wrong-recovery-code',
  });
  expect(await elsewhere.pass('recovery', renewed[0] ?? '')).toBe(9);
});

test('what is on is not joined again, and what is off has no codes and is not switched off', async () => {
  const stale = { code: 'auth.two-factor-stale' };
  const { browser: on } = await enrol(services, 'puesta@ejemplo.co');
  const password = { headers: on.cookies(), password: testPassword };
  await expect(startTwoFactor(services, await on.actor(), password)).rejects.toMatchObject(stale);
  expect(await readTwoFactor(services, await on.actor())).toMatchObject({ state: 'on' });

  await makePerson(services, 'quitada@ejemplo.co');
  const off = await openBrowserOf(services, 'quitada@ejemplo.co');
  const headers = off.cookies();
  await expect(
    renewRecoveryCodes(services, await off.actor(), { headers, password: testPassword }),
  ).rejects.toMatchObject(stale);
  const code = { kind: 'recovery', code: 'aaaaa-bbbbb' } as const;
  await expect(
    stopTwoFactor(services, await off.actor(), { headers, currentPassword: testPassword, code }),
  ).rejects.toMatchObject(stale);
});

test('switching it off asks for the password and a code, and deletes the trusted devices', async () => {
  const { email, browser, secret, recoveryCodes } = await enrol(services, 'apaga@ejemplo.co');
  const device = openBrowser(services);
  await device.enter(email);
  await device.pass('app', totpCode(secret, Date.now() + 30_000), true);
  const session = await browser.session();
  const stop = (currentPassword: string, kind: 'app' | 'recovery', code: string) =>
    stopTwoFactor(services, sessionActor(session), {
      headers: browser.cookies(),
      currentPassword,
      code: { kind, code },
    });

  await expect(stop('no es', 'app', totpCode(secret))).rejects.toMatchObject({
    code: 'auth.wrong-password',
  });
  await expect(stop(testPassword, 'app', wrongCode(secret))).rejects.toMatchObject({
    code: 'auth.wrong-code',
  });
  expect((await readTwoFactor(services, sessionActor(session))).state).toBe('on');
  browser.keep(await stop(testPassword, 'recovery', recoveryCodes[3] ?? ''));
  expect(await readTwoFactor(services, await browser.actor())).toEqual({
    state: 'off',
  });
  expect(mailsTo(email).at(-1)).toBe('twoFactorOff');
  expect(await openBrowser(services).enter(email)).toBe(false);

  await startTwoFactor(services, await browser.actor(), {
    headers: browser.cookies(),
    password: testPassword,
  });
  const setup = await readTwoFactor(services, await browser.actor());
  const code = setup.state === 'setup' ? totpCode(setup.secret) : '';
  await activateTwoFactor(services, await browser.actor(), {
    headers: browser.cookies(),
    code,
  });
  expect(await device.enter(email)).toBe(true);
});

test(
  'the operator switches it off for who lost everything, and a mail is on its way',
  {
    timeout: 20_000,
  },
  async () => {
    const { email } = await enrol(services, 'perdida@ejemplo.co');
    const neighbour = await enrol(services, 'tranquila@ejemplo.co');
    const notified: string[] = [];
    await services.jobs.work('mail-two-factor-off', async (owner) => {
      notified.push(owner.email);
    });
    expect(await removeTwoFactor(services, system, 'nadie@ejemplo.co')).toBeNull();
    expect(await removeTwoFactor(services, system, 'PERDIDA@ejemplo.co')).toBe('Ana Ñandú');
    expect(await removeTwoFactor(services, system, email)).toBeNull();
    expect(await openBrowser(services).enter(email)).toBe(false);
    expect(await openBrowser(services).enter(neighbour.email)).toBe(true);
    expect(await audited(services, 'disable-two-factor')).toMatchObject([
      { staffId: null, before: { twoFactor: true }, after: { twoFactor: false } },
    ]);
    await vi.waitFor(() => expect(notified).toEqual([email]), { timeout: 10_000 });
  },
);
