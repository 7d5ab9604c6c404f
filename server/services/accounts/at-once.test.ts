import { expect, test } from 'vitest';
import {
  makePerson,
  openTestServices,
  testPassword,
  anonymousAt,
  anyone,
  sessionActor,
} from '#test/test-services.ts';
import { totpCode } from '#test/totp.ts';
import { openBrowser } from '#test/open-browser.ts';
import { enrol, stopClock } from '#test/two-factor-person.ts';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { mailLink } from './mail-link.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const services = await openTestServices();
stopClock();
const six = [1, 2, 3, 4, 5, 6];

/** How those that begin together end: 'done', or the code of the refusal; what nobody expected comes as it is. */
async function atOnce(act: (turn: number) => Promise<unknown>, times = 6): Promise<string[]> {
  const ended = await Promise.allSettled(Array.from({ length: times }, (_, turn) => act(turn + 1)));
  return ended
    .map((one) =>
      one.status === 'fulfilled'
        ? 'done'
        : String((one.reason as { code?: string }).code ?? one.reason),
    )
    .toSorted();
}

const mailsOf = (email: string) =>
  services.mailed.filter((mail) => mail.email === email).map(({ kind }) => kind);

const sessionsOf = async (email: string) =>
  (
    await services.db.service
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('email', '=', email)
      .execute()
  ).length;

const newcomer = { password: 'canción ñ', fullName: 'Ana Ñandú', role: 'artist' as const };

test('six sign-ups with one address open one account, with one mail', async () => {
  const email = 'seis@ejemplo.co';
  const ended = await atOnce((turn) =>
    signUp(services, anonymousAt(`10.9.0.${turn}`), { ...newcomer, email }),
  );
  expect(ended).toEqual([...Array<string>(5).fill('auth.user-exists'), 'done']);
  expect(mailsOf(email)).toEqual(['confirmation']);
  const accounts = await services.db.service
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .innerJoin('user_settings', 'user_settings.user_id', 'users.id')
    .select(['accounts.provider_id', 'accounts.account_id', 'users.id', 'artist_name'])
    .where('email', '=', email)
    .execute();
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({ provider_id: 'credential', artist_name: '' });
  expect(accounts[0]?.account_id).toBe(accounts[0]?.id);
});

test('six presses on one confirmation link open one session', async () => {
  const email = 'enlace@ejemplo.co';
  await signUp(services, anonymousAt('10.9.1.1'), { ...newcomer, email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const ended = await atOnce(() =>
    confirmEmail(services, anyone, { headers: new Headers(), token }),
  );
  expect(ended).toEqual([...Array<string>(5).fill('auth.already-confirmed'), 'done']);
  expect(await sessionsOf(email)).toBe(1);
});

test('six uses of one recovery code open one session', async () => {
  const { email, recoveryCodes } = await enrol(services, 'codigo@ejemplo.co');
  const before = await sessionsOf(email);
  const browsers = six.map((turn) => openBrowser(services, { ip: `10.9.2.${turn}` }));
  for (const browser of browsers) await browser.enter(email);
  const [code = ''] = recoveryCodes;
  const ended = await atOnce(async (turn) => browsers[turn - 1]?.pass('recovery', code));
  expect(ended).toEqual([...Array<string>(5).fill('auth.wrong-recovery-code'), 'done']);
  expect((await sessionsOf(email)) - before).toBe(1);
  expect(mailsOf(email).filter((kind) => kind === 'recoveryCodeUsed')).toHaveLength(1);
});

test('six different recovery codes at once open a session each, or are refused and still good', async () => {
  const { email, recoveryCodes } = await enrol(services, 'codigos@ejemplo.co');
  const before = await sessionsOf(email);
  const browsers = six.map((turn) => openBrowser(services, { ip: `10.9.3.${turn}` }));
  for (const browser of browsers) await browser.enter(email);
  const ended = await atOnce(async (turn) =>
    browsers[turn - 1]?.pass('recovery', recoveryCodes[turn] ?? ''),
  );
  const done = ended.filter((one) => one === 'done').length;
  expect(done).toBeGreaterThan(0);
  expect(new Set(ended)).toEqual(
    new Set(['auth.second-step-over', 'done'].slice(done === 6 ? 1 : 0)),
  );
  expect((await sessionsOf(email)) - before).toBe(done);
});

test('six uses of one code of the app open one session', async () => {
  const { email, secret } = await enrol(services, 'app@ejemplo.co');
  const before = await sessionsOf(email);
  const browsers = six.map((turn) => openBrowser(services, { ip: `10.9.4.${turn}` }));
  for (const browser of browsers) await browser.enter(email);
  const code = totpCode(secret);
  const ended = await atOnce(async (turn) => browsers[turn - 1]?.pass('app', code));
  expect(ended).toEqual([...Array<string>(5).fill('auth.used-code'), 'done']);
  expect((await sessionsOf(email)) - before).toBe(1);
});

test('six presses in one browser with one code, of either kind, open one session', async () => {
  const { email, secret, recoveryCodes } = await enrol(services, 'doble@ejemplo.co');
  const codes = [
    ['app', totpCode(secret)],
    ['recovery', recoveryCodes[0] ?? ''],
  ] as const;
  for (const [kind, code] of codes) {
    const browser = openBrowser(services);
    await browser.enter(email);
    const before = await sessionsOf(email);
    const ended = await atOnce(() => browser.pass(kind, code));
    expect(ended.filter((one) => one === 'done')).toHaveLength(1);
    expect(ended.filter((one) => !/^(done|auth\.)/.test(one))).toEqual([]);
    expect((await sessionsOf(email)) - before).toBe(1);
  }
});

test('six uses of one reset link set one password', async () => {
  const email = 'reinicia@ejemplo.co';
  await makePerson(services, email);
  await mailLink(services, anonymousAt('10.9.5.1'), { purpose: 'password-reset', email });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const passwords = six.map((turn) => `cordillera número ${turn}`);
  const ended = await atOnce((turn) =>
    resetPassword(services, anyone, {
      headers: new Headers(),
      token,
      password: passwords[turn - 1] ?? '',
    }),
  );
  expect(ended).toEqual([...Array<string>(5).fill('auth.reset-invalid'), 'done']);
  expect(mailsOf(email)).toEqual(['passwordReset', 'passwordChanged']);
});

test('six presses on each link of a change of address change it once', async () => {
  const email = 'antes@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  const fields = { currentPassword: testPassword, email: 'despues@ejemplo.co' };
  const visitor = anonymousAt('10.9.6.1');
  await requestEmailChange(services, sessionActor(await browser.session(), visitor), {
    headers: browser.cookies(),
    ...fields,
  });
  for (const kind of ['emailChangeAsked', 'emailChangeConfirmation']) {
    const { token = '' } = services.mailed.findLast((mail) => mail.kind === kind) ?? {};
    const ended = await atOnce(() => confirmEmailChange(services, anyone, token));
    expect(ended).toEqual([...Array<string>(5).fill('auth.change-invalid'), 'done']);
  }
  expect(mailsOf(email)).toEqual(['emailChangeAsked', 'emailChanged']);
  expect(mailsOf(fields.email)).toEqual(['emailChangeConfirmation']);
});

test('more presses at once than there are connections end like six', async () => {
  const email = 'muchas@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  const fields = { currentPassword: testPassword, email: 'muchas.mas@ejemplo.co' };
  const visitor = anonymousAt('10.9.8.1');
  await requestEmailChange(services, sessionActor(await browser.session(), visitor), {
    headers: browser.cookies(),
    ...fields,
  });
  const { token = '' } = services.mailed.at(-1) ?? {};
  const ended = await atOnce(() => confirmEmailChange(services, anyone, token), 24);
  expect(ended).toEqual([...Array<string>(23).fill('auth.change-invalid'), 'done']);
  expect(mailsOf(fields.email)).toEqual(['emailChangeConfirmation']);
});

test('six changes of one password set one of them, and its session goes on', async () => {
  const email = 'cambia@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  const session = await browser.session();
  const cookies = browser.cookies();
  let goesOn = new Headers();
  let chosen = '';
  const ended = await atOnce(async (turn) => {
    const password = `lluvia número ${turn}`;
    const headers = await changePassword(services, sessionActor(session), {
      headers: cookies,
      currentPassword: testPassword,
      password,
    });
    [goesOn, chosen] = [headers, password];
  });
  expect(ended.filter((one) => one === 'done')).toHaveLength(1);
  expect(
    ended.filter(
      (one) =>
        !['done', 'auth.wrong-password', 'auth.required', 'auth.two-factor-stale'].includes(one),
    ),
  ).toEqual([]);
  expect(mailsOf(email)).toEqual(['passwordChanged']);
  expect(await sessionsOf(email)).toBe(1);
  browser.keep(goesOn);
  expect(await browser.isSignedIn()).toBe(true);
  expect(await openBrowser(services).enter(email, chosen)).toBe(false);
});

test('six requests to be deleted give one date and one mail', async () => {
  const email = 'se.va@ejemplo.co';
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  const session = await browser.session();
  const cookies = browser.cookies();
  const ended = await atOnce(() =>
    requestDeletion(services, sessionActor(session), {
      headers: cookies,
      email,
      currentPassword: testPassword,
    }),
  );
  expect(ended).toContain('done');
  expect(ended.filter((one) => !['done', 'auth.required'].includes(one))).toEqual([]);
  expect(mailsOf(email)).toEqual(['deletionRequested']);
  expect(await sessionsOf(email)).toBe(0);
});

test('six sign-ins at once open six sessions', async () => {
  const email = 'entra@ejemplo.co';
  await makePerson(services, email);
  const fields = { email, password: testPassword };
  const ended = await atOnce((turn) =>
    signIn(services, anonymousAt(`10.9.7.${turn}`, 'test'), { headers: new Headers(), ...fields }),
  );
  expect(ended).toEqual(Array<string>(6).fill('done'));
  expect(await sessionsOf(email)).toBe(6);
});
