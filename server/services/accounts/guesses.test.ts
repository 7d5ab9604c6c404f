import { expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { createJobSeal } from '#server/background/job-seal.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  testSecret,
  anonymousAt,
  anyone,
} from '#test/test-services.ts';
import { totpCode } from '#test/totp.ts';
import { openBrowser } from '#test/open-browser.ts';
import { enrol, joinApp, stopClock, wrongCode } from '#test/two-factor-person.ts';
import { subscribe } from '#server/services/newsletter/subscribe.ts';
import { changePassword } from './change-password.ts';
import { readKnownDevice } from './known-device.ts';
import { mailLink } from './mail-link.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { mailAboutGuesses } from './mail-about-guesses.ts';

const services = await openTestServices();
const now = stopClock();
const minute = 60_000;
const slow = { code: 'auth.slowed-down' };
const slowCodes = { code: 'auth.codes-slowed-down' };

let places = 0;
/** A browser of nobody's, each from a place of its own. */
const stranger = () =>
  openBrowser(services, { ip: `10.11.${Math.floor((places += 1) / 250)}.${places % 250}` });

const codeOf = (trying: Promise<unknown>) =>
  trying.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function guess(email: string, times: number) {
  const ended: string[] = [];
  for (let count = 0; count < times; count += 1) {
    ended.push(await codeOf(stranger().enter(email, 'no es esta')));
  }
  return ended;
}

const mailsOf = (email: string) =>
  services.mailed.filter((mail) => mail.email === email).map(({ kind }) => kind);

const warningsFor = async (email: string) =>
  (
    await services.db.servicePool.query(
      `select 1 from jobs.job where name = 'mail-about-guesses' and data->>'owner' = $1`,
      [createJobSeal(testSecret).ownerOf('mail-about-guesses', email)],
    )
  ).rowCount;

test('wrong passwords from everywhere cost an address growing waits, whether it has an account or not', async () => {
  await makePerson(services, 'blanco@ejemplo.co');
  for (const email of ['blanco@ejemplo.co', 'nadie@ejemplo.co']) {
    expect(await guess(email, 11)).toEqual([
      ...Array<string>(10).fill('auth.bad-credentials'),
      'auth.slowed-down',
    ]);
    await expect(stranger().enter(email)).rejects.toMatchObject({ ...slow, retryAfter: 60 });
    vi.setSystemTime(now + minute);
    expect(await guess(email, 1)).toEqual(['auth.bad-credentials']);
    await expect(stranger().enter(email)).rejects.toMatchObject({ ...slow, retryAfter: 120 });
    vi.setSystemTime(now);
    expect(await warningsFor(email), 'one job for each, so that neither takes longer').toBe(1);
  }
});

test('their owner is warned once, and who has no account is not', async () => {
  await mailAboutGuesses(services, system, { email: 'blanco@ejemplo.co' });
  await mailAboutGuesses(services, system, { email: 'nadie@ejemplo.co' });
  expect(mailsOf('blanco@ejemplo.co')).toEqual(['passwordGuesses']);
  expect(mailsOf('nadie@ejemplo.co')).toEqual([]);
});

test('where the owner has got in before, nobody makes them wait', async () => {
  const email = 'duena@ejemplo.co';
  await makePerson(services, email);
  const home = openBrowser(services, { ip: '10.12.0.1' });
  await home.enter(email);
  home.jar.delete('estudio2600.session_token');
  await guess(email, 12);
  // The same place, even: a neighbour has used its attempts up.
  for (let count = 0; count < 99; count += 1)
    await services.limits.consume('signInIp', '10.12.0.1');
  await expect(
    openBrowser(services, { ip: '10.12.0.1' }).enter('otra@ejemplo.co'),
  ).rejects.toMatchObject({
    code: 'rate.limited',
  });
  expect(await codeOf(home.enter(email, 'se equivoca'))).toBe('auth.bad-credentials');
  expect(await home.enter(email)).toBe(false);
  expect(await home.isSignedIn()).toBe(true);
  await expect(stranger().enter(email)).rejects.toMatchObject(slow);
});

test('a known browser counts its own guesses, and is known to one account alone', async () => {
  const email = 'conocida@ejemplo.co';
  await makePerson(services, email);
  await makePerson(services, 'victima@ejemplo.co');
  const browser = openBrowser(services, { ip: '10.12.1.1' });
  await browser.enter(email);
  expect(await readKnownDevice(services, browser.cookies(), email)).toMatchObject({
    by: 'session',
  });
  expect(await readKnownDevice(services, browser.cookies(), 'victima@ejemplo.co')).toBeNull();
  const [name = ''] = [...browser.jar.keys()].filter((one) => one.includes('device_'));
  const value = browser.jar.get(name) ?? '';
  const forged = openBrowser(services);
  for (const bad of [value.replace(/.{4}$/, 'AAA%3D'), value.slice(4), '', 'x.y']) {
    forged.jar.set(name, bad);
    expect(await readKnownDevice(services, forged.cookies(), email)).toBeNull();
  }
  const victim = openBrowser(services);
  await victim.enter('victima@ejemplo.co');
  const [theirs = ''] = [...victim.jar.keys()].filter((one) => one.includes('device_'));
  forged.jar.set(theirs, value);
  expect(await readKnownDevice(services, forged.cookies(), 'victima@ejemplo.co')).toBeNull();
  for (let count = 1; count <= 10; count += 1) {
    expect(await codeOf(browser.enter(email, 'no es'))).toBe('auth.bad-credentials');
  }
  await expect(browser.enter(email)).rejects.toMatchObject(slow);
  expect(await stranger().enter(email)).toBe(false);
  expect(await warningsFor(email), 'nobody is warned of their own slips').toBe(0);
});

test('what makes a browser known is read by no script, and lasts as long as a browser keeps it', async () => {
  const email = 'galleta@ejemplo.co';
  await makePerson(services, email);
  const visitor = anonymousAt('10.12.10.1');
  const fields = { email, password: testPassword };
  const { headers } = await signIn(services, visitor, { headers: new Headers(), ...fields });
  const cookie = headers.getSetCookie().find((one) => one.includes('device_'));
  // RFC 6265bis §5.5: four hundred days.
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
});

test('whoever reads the mail gets in with another password, whatever others try', async () => {
  const email = 'correo@ejemplo.co';
  await makePerson(services, email);
  await guess(email, 12);
  const browser = stranger();
  await expect(browser.enter(email)).rejects.toMatchObject(slow);
  await mailLink(services, anonymousAt('10.12.2.1'), { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const fields = { token, password: 'cordillera oriental' };
  browser.keep(await resetPassword(services, anyone, { headers: browser.cookies(), ...fields }));
  expect(await browser.enter(email, fields.password)).toBe(false);
  await expect(stranger().enter(email, fields.password)).rejects.toMatchObject(slow);
});

test(
  'what strangers ask to be mailed leaves the way to a new password open',
  { tags: 'sweep' },
  async () => {
    const email = 'pedidos@ejemplo.co';
    await makePerson(services, email);
    await guess(email, 12);
    for (let count = 1; count <= 5; count += 1) {
      await mailLink(services, anonymousAt(`10.12.4.${count}`), { purpose: 'confirmation', email });
      const visitor = anonymousAt(`10.12.5.${count}`);
      await subscribe(services, visitor, { email, consent: 'on', website: '' });
    }
    await mailLink(services, anonymousAt('10.12.6.1'), { purpose: 'password-reset', email });
    expect(mailsOf(email).filter((kind) => kind === 'passwordReset')).toHaveLength(1);
  },
);

test('right passwords of a known browser have an end, too', async () => {
  const email = 'repite@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services, { ip: '10.12.7.1' });
  await browser.enter(email);
  for (let count = 1; count <= 60; count += 1) await services.limits.consume('signInKnown', email);
  await expect(browser.enter(email)).rejects.toMatchObject({ code: 'rate.limited' });
  expect(await stranger().enter(email)).toBe(false);
});

test('a browser that got in with an older password is known no longer; the one that changed it is', async () => {
  const email = 'vieja@ejemplo.co';
  await makePerson(services, email);
  const old = openBrowser(services, { ip: '10.12.8.1' });
  const own = openBrowser(services, { ip: '10.12.8.2' });
  for (const browser of [old, own]) await browser.enter(email);
  vi.setSystemTime(now + 1000);
  const password = 'páramo de sumapaz';
  const fields = { currentPassword: testPassword, password };
  own.keep(
    await changePassword(services, await own.actor(), {
      headers: own.cookies(),
      ...fields,
    }),
  );
  expect(await readKnownDevice(services, old.cookies(), email)).toBeNull();
  expect(await readKnownDevice(services, own.cookies(), email)).toMatchObject({ by: 'session' });
  await guess(email, 11);
  await expect(old.enter(email, password)).rejects.toMatchObject(slow);
  expect(await own.enter(email, password)).toBe(false);

  vi.setSystemTime(now + 2000);
  await mailLink(services, anonymousAt('10.12.8.3'), { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const mailed = stranger();
  mailed.keep(
    await resetPassword(services, anyone, {
      headers: mailed.cookies(),
      token,
      password: testPassword,
    }),
  );
  expect(await readKnownDevice(services, own.cookies(), email)).toBeNull();
  expect(await readKnownDevice(services, mailed.cookies(), email)).toMatchObject({ by: 'mail' });
});

test('a browser that got in without the second step is not known to it', async () => {
  const email = 'segundo@ejemplo.co';
  await makePerson(services, email);
  const old = openBrowser(services, { ip: '10.12.9.1' });
  const browser = openBrowser(services, { ip: '10.12.9.2' });
  for (const one of [old, browser]) await one.enter(email);
  vi.setSystemTime(now + 1000);
  await joinApp(services, browser);
  expect(await readKnownDevice(services, old.cookies(), email)).toBeNull();
  expect(await readKnownDevice(services, browser.cookies(), email)).toMatchObject({
    by: 'session',
  });
});

test('a wait that is over lets the right password in and resets the wrong ones', async () => {
  const email = 'espera@ejemplo.co';
  await makePerson(services, email);
  await guess(email, 10);
  vi.setSystemTime(now + minute);
  expect(await stranger().enter(email)).toBe(false);
  vi.setSystemTime(now);
  expect(await guess(email, 10)).toEqual(Array<string>(10).fill('auth.bad-credentials'));
});

/** Somebody who has the password, and tries so many codes, five for each time that they type it. */
async function guessCodes(email: string, secret: string, times: number) {
  let browser = stranger();
  const ended: string[] = [];
  for (let count = 0; count < times; count += 1) {
    if (count % 5 === 0) {
      browser = stranger();
      await browser.enter(email);
    }
    ended.push(await codeOf(browser.pass('app', wrongCode(secret))));
  }
  return ended;
}

test(
  'wrong codes of whoever has the password cost only strangers waits, and the owner is warned once',
  { tags: 'sweep' },
  async () => {
    const { email, browser, secret, recoveryCodes } = await enrol(services, 'codigos@ejemplo.co');
    // What the owner's browser keeps after signing out.
    browser.jar.delete('estudio2600.session_token');
    expect(await guessCodes(email, secret, 12)).toEqual([
      ...Array<string>(10).fill('auth.wrong-code'),
      'auth.codes-slowed-down',
      'auth.codes-slowed-down',
    ]);
    expect(mailsOf(email).filter((kind) => kind === 'codeGuesses')).toHaveLength(1);

    const elsewhere = stranger();
    await elsewhere.enter(email);
    await expect(elsewhere.pass('app', totpCode(secret))).rejects.toMatchObject({
      ...slowCodes,
      retryAfter: 60,
    });
    expect(await elsewhere.pass('recovery', recoveryCodes[0] ?? '')).toBe(9);
    expect(await guessCodes(email, secret, 11)).toContain('auth.codes-slowed-down');

    expect(await browser.enter(email)).toBe(true);
    expect(await codeOf(browser.pass('app', wrongCode(secret)))).toBe('auth.wrong-code');
    await browser.pass('app', totpCode(secret));
    expect(await browser.isSignedIn()).toBe(true);

    // Another password ends the guessing, and what it has cost.
    const fields = { currentPassword: testPassword, password: 'neblina de monserrate' };
    await changePassword(services, await browser.actor(), {
      headers: browser.cookies(),
      ...fields,
    });
    const anew = stranger();
    await anew.enter(email, fields.password);
    await anew.pass('app', totpCode(secret, now + 30_000));
    expect(await anew.isSignedIn()).toBe(true);
  },
);

test('wrong codes in a browser that is known make nobody wait in another', async () => {
  const [ana, luis] = [
    await enrol(services, 'ana.codigos@ejemplo.co'),
    await enrol(services, 'luis.codigos@ejemplo.co'),
  ];
  for (let count = 0; count < 10; count += 1) {
    if (count % 5 === 0) await ana.browser.enter(ana.email);
    expect(await codeOf(ana.browser.pass('app', wrongCode(ana.secret)))).toBe('auth.wrong-code');
  }
  await ana.browser.enter(ana.email);
  await expect(ana.browser.pass('app', totpCode(ana.secret))).rejects.toMatchObject(slowCodes);
  await luis.browser.enter(luis.email);
  expect(await codeOf(luis.browser.pass('app', totpCode(luis.secret)))).toBe('done');
  const elsewhere = stranger();
  await elsewhere.enter(ana.email);
  expect(await codeOf(elsewhere.pass('app', totpCode(ana.secret)))).toBe('done');
  expect(mailsOf(ana.email), 'nobody is warned of their own slips').toEqual(['twoFactorOn']);
});

test('wrong codes after a wait send the owner nothing new', async () => {
  const { email, secret } = await enrol(services, 'insiste@ejemplo.co');
  await guessCodes(email, secret, 10);
  for (const wait of [1, 3]) {
    vi.setSystemTime(now + wait * minute);
    expect(await guessCodes(email, secret, 1)).toEqual(['auth.wrong-code']);
  }
  expect(mailsOf(email).filter((kind) => kind === 'codeGuesses')).toHaveLength(1);
});

test('another password by mail ends the guessing of codes, and what it has cost', async () => {
  const { email, secret } = await enrol(services, 'acaba@ejemplo.co');
  await guessCodes(email, secret, 10);
  const waiting = stranger();
  await waiting.enter(email);
  await expect(waiting.pass('app', totpCode(secret))).rejects.toMatchObject(slowCodes);
  await mailLink(services, anonymousAt('10.12.5.1'), { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const fields = { token, password: 'cordillera oriental' };
  await resetPassword(services, anyone, { headers: new Headers(), ...fields });
  const anew = stranger();
  await anew.enter(email, fields.password);
  await anew.pass('app', totpCode(secret));
  expect(await anew.isSignedIn()).toBe(true);
});

test('a mailed link makes no browser known to the second step, and getting in does', async () => {
  const { email, secret, recoveryCodes } = await enrol(services, 'buzon@ejemplo.co');
  await mailLink(services, anonymousAt('10.12.3.1'), { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const browser = stranger();
  const fields = { token, password: testPassword };
  browser.keep(await resetPassword(services, anyone, { headers: browser.cookies(), ...fields }));
  await guessCodes(email, secret, 11);
  await browser.enter(email);
  await expect(browser.pass('app', totpCode(secret))).rejects.toMatchObject(slowCodes);

  await browser.pass('recovery', recoveryCodes[0] ?? '');
  await guessCodes(email, secret, 11);
  await browser.enter(email);
  expect(await codeOf(browser.pass('app', totpCode(secret)))).toBe('done');
});

test('signing in before confirming mails the link as often as mails may be asked for, and says so', async () => {
  const fields = { email: 'sin-confirmar@ejemplo.co', password: 'canción ñ' };
  await signUp(services, anonymousAt('10.12.4.1'), { ...fields, fullName: 'Ana', role: 'artist' });
  const visitor = anonymousAt('10.12.4.2');
  const ended: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    ended.push(await codeOf(signIn(services, visitor, { headers: new Headers(), ...fields })));
  }
  expect(ended).toEqual([
    ...Array<string>(5).fill('auth.unconfirmed'),
    ...Array<string>(7).fill('auth.unconfirmed-mailed'),
  ]);
  expect(mailsOf(fields.email)).toEqual(Array<string>(6).fill('confirmation'));
});
