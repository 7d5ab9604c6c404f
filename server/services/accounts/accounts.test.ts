import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  makePerson,
  openTestServices,
  testPassword,
  anyone,
  sessionActor,
  anonymousAt,
  later,
} from '#test/test-services.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { system } from '#server/actor.ts';
import { createAuth } from './auth.ts';
import { confirmEmail } from './confirm-email.ts';
import { readKnownDevice } from './known-device.ts';
import { expireSessions } from './expire-sessions.ts';
import { readSession } from './read-session.ts';
import { listSessions, standingOf } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const services = await openTestServices();
const visitor = anonymousAt('10.0.0.1');

/** The request headers of a browser that got these response headers. */
const cookiesOf = (response: Headers) =>
  new Headers({
    cookie: response
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  });

const newcomer = {
  email: 'nueva@ejemplo.co',
  password: 'canción ñ',
  fullName: 'Ñandú Pérez',
  role: 'producer' as const,
};

describe('an account', () => {
  test('begins unconfirmed, is confirmed by its mail, and then signs in', async () => {
    await signUp(services, visitor, newcomer);
    await expect(
      signIn(services, visitor, { headers: new Headers(), ...newcomer }),
    ).rejects.toMatchObject({
      code: 'auth.unconfirmed',
    });
    const { token } = services.mailed.at(-1) ?? { token: '' };
    const confirmed = await confirmEmail(services, anyone, { headers: new Headers(), token });
    const { session } = await readSession(services, anyone, cookiesOf(confirmed));
    expect(session).toMatchObject({
      email: 'nueva@ejemplo.co',
      name: 'Ñandú Pérez',
      displayName: 'Ñandú',
      role: 'producer',
      isStaff: false,
    });
    // Known as one that has had a session, so that it will be to the second step, too.
    expect(await readKnownDevice(services, cookiesOf(confirmed), newcomer.email)).toMatchObject({
      by: 'session',
    });
    await expect(
      confirmEmail(services, anyone, { headers: new Headers(), token }),
    ).rejects.toMatchObject({
      code: 'auth.already-confirmed',
    });
    const { headers: signedIn } = await signIn(services, visitor, {
      headers: new Headers(),
      ...newcomer,
    });
    expect((await readSession(services, anyone, cookiesOf(signedIn))).session?.email).toBe(
      newcomer.email,
    );
  });

  test('has the settings of a new user', async () => {
    const settings = await services.db.service
      .selectFrom('user_settings')
      .innerJoin('users', 'users.id', 'user_settings.user_id')
      .select(['artist_name', 'distribution_preferences', 'notification_preferences'])
      .where('email', '=', newcomer.email)
      .executeTakeFirst();
    expect(settings).toEqual({
      artist_name: '',
      distribution_preferences: {
        auto_distribute: false,
        preferred_release_time: '00:00',
        preferred_platforms: ['spotify', 'apple_music', 'youtube_music'],
      },
      notification_preferences: {
        email_notifications: true,
        project_updates: true,
        marketing: false,
      },
    });
  });

  test('is opened, and its mail sent, also when its profile cannot be stored', async () => {
    const owner = new pg.Client(services.ownerConnection);
    await owner.connect();
    const open = (email: string) => signUp(services, visitor, { ...newcomer, email });
    await owner.query('revoke insert on user_settings from estudio_service');
    try {
      expect(await open('sin-perfil@ejemplo.co')).toEqual({ hasProfile: false });
    } finally {
      await owner.query('grant insert on user_settings to estudio_service');
      await owner.end();
    }
    expect(services.mailed.at(-1)).toMatchObject({
      kind: 'confirmation',
      email: 'sin-perfil@ejemplo.co',
    });
    expect(await open('con-perfil@ejemplo.co')).toEqual({ hasProfile: true });
  });

  test('cannot be opened twice with one address, whatever its case', async () => {
    const twin = signUp(services, visitor, { ...newcomer, email: 'nueva@ejemplo.co' });
    await expect(twin).rejects.toMatchObject({ code: 'auth.user-exists' });
  });

  test('an invented confirmation link is refused', async () => {
    await expect(
      confirmEmail(services, anyone, { headers: new Headers(), token: 'inventado' }),
    ).rejects.toMatchObject({
      code: 'auth.link-invalid',
    });
  });
});

describe('attempts', () => {
  test('to sign up with one address from one place end after five', async () => {
    const from = anonymousAt('10.0.0.2');
    for (let attempt = 1; attempt <= 5; attempt++) {
      await expect(signUp(services, from, newcomer)).rejects.toMatchObject({
        code: 'auth.user-exists',
      });
    }
    await expect(signUp(services, from, newcomer)).rejects.toMatchObject({
      code: 'rate.limited',
      retryAfter: expect.closeTo(3600, -2),
    });
  });

  test('to guess a password end after ten, and a success resets', async () => {
    await makePerson(services, 'blanco@ejemplo.co');
    const from = anonymousAt('10.0.0.3');
    const guess = (password: string) =>
      signIn(services, from, { headers: new Headers(), email: 'blanco@ejemplo.co', password });
    await expect(guess('mala')).rejects.toMatchObject({ code: 'auth.bad-credentials' });
    await guess(testPassword);
    for (let attempt = 1; attempt <= 10; attempt++) {
      await expect(guess('mala')).rejects.toMatchObject({ code: 'auth.bad-credentials' });
    }
    await expect(guess(testPassword)).rejects.toMatchObject({
      code: 'auth.slowed-down',
      retryAfter: 60,
    });
  });
});

describe('a session', () => {
  let cookies: Headers;
  beforeAll(async () => {
    await makePerson(services, 'sesion@ejemplo.co');
    cookies = cookiesOf(
      (
        await signIn(services, visitor, {
          headers: new Headers(),
          email: 'sesion@ejemplo.co',
          password: testPassword,
        })
      ).headers,
    );
  });

  test('is an HttpOnly, SameSite=Lax cookie', async () => {
    const { headers: response } = await signIn(services, visitor, {
      headers: new Headers(),
      email: 'sesion@ejemplo.co',
      password: testPassword,
    });
    expect(response.getSetCookie()[0]).toMatch(
      /^estudio2600\.session_token=.+HttpOnly.*SameSite=Lax/i,
    );
  });

  test('on a site with https belongs to this host alone, and so do the other cookies of accounts', async () => {
    const auth = createAuth(services.db, {
      secret: 'a secret that only this test has, long enough',
      origin: 'https://estudio.example',
      trustedOrigins: ['https://estudio.example'],
      secureCookies: true,
      mails: services.accounts.mails,
      now: services.now,
      log: () => {},
    });
    const fields = { email: 'sesion@ejemplo.co', password: testPassword };
    const secured = { ...services, accounts: { ...services.accounts, auth } };
    const { headers } = await signIn(secured, visitor, { headers: new Headers(), ...fields });
    const cookie = headers.getSetCookie().find((one) => one.includes('session_token')) ?? '';
    expect(cookie).toMatch(/^__Host-estudio2600\.session_token=/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).not.toMatch(/domain/i);
    const { session } = await readSession(secured, anyone, cookiesOf(headers));
    expect(session?.email).toBe(fields.email);
    const { createAuthCookie } = await auth.$context;
    for (const name of ['two_factor', 'trust_device']) {
      expect(createAuthCookie(name)).toMatchObject({
        name: `__Host-estudio2600.${name}`,
        attributes: { secure: true, path: '/', httpOnly: true },
      });
    }
  });

  test('greets whoever has no name with the beginning of their address', async () => {
    const browser = await openBrowserOf(services, 'sesion@ejemplo.co');
    const rename = (display_name: string) =>
      services.db.service
        .updateTable('users')
        .set({ display_name })
        .where('email', '=', 'sesion@ejemplo.co')
        .execute();
    await rename('');
    expect((await browser.session()).displayName).toBe('sesion');
    await rename('Ana');
    expect((await browser.session()).displayName).toBe('Ana');
  });

  test('of another secret is nobody’s', async () => {
    const forged = new Headers({
      cookie: (cookies.get('cookie') ?? '').replace(/(session_token=[^.]+)[^;]*/, '$1.AAAA'),
    });
    expect((await readSession(services, anyone, forged)).session).toBeNull();
  });

  test('is prolonged once a day by whoever uses it', async () => {
    const expiry = () =>
      services.db.service
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('expires_at')
        .where('email', '=', 'sesion@ejemplo.co')
        .orderBy('sessions.created_at')
        .executeTakeFirstOrThrow();
    const day = 24 * 60 * 60 * 1000;
    expect((await readSession(services, anyone, cookies)).headers.getSetCookie()).toEqual([]);
    const { expires_at: before } = await expiry();
    await services.db.service
      .updateTable('sessions')
      .set({ expires_at: new Date(before.getTime() - 2 * day) })
      .execute();
    const { session, headers } = await readSession(services, anyone, cookies);
    expect(session?.email).toBe('sesion@ejemplo.co');
    expect(headers.getSetCookie()[0]).toMatch(/^estudio2600\.session_token=/);
    const { expires_at: after } = await expiry();
    expect(after.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test('costs one query as long as it is not due to be prolonged', async () => {
    const { servicePool } = services.db;
    const browser = await openBrowserOf(services, 'sesion@ejemplo.co');
    let queries = 0;
    const count = () => void (queries += 1);
    servicePool.on('acquire', count);
    const hour = 60 * 60 * 1000;
    for (const hours of [0, 23])
      await readSession(later(services, hours * hour), anyone, browser.cookies());
    expect(queries).toBe(2);
    await readSession(later(services, 25 * hour), anyone, browser.cookies());
    servicePool.off('acquire', count);
    expect(queries).toBeGreaterThan(3);
  });

  test('that has expired is nobody’s', async () => {
    await makePerson(services, 'vence@ejemplo.co');
    const browser = await openBrowserOf(services, 'vence@ejemplo.co');
    const actor = await browser.actor();
    const day = 24 * 60 * 60 * 1000;
    for (const [days, isOpen] of [
      [31, false],
      // The visit prolongs it.
      [29, true],
    ] as const) {
      const then = later(services, days * day);
      expect((await readSession(then, anyone, browser.cookies())).session !== null).toBe(isOpen);
      expect(await standingOf(then, actor)).toBe(isOpen ? 'open' : 'over');
      expect((await listSessions(then, actor)).length > 0).toBe(isOpen);
    }
  });

  test('of an account that waits to be deleted opens nothing, until it is kept', async () => {
    const { userId } = await makePerson(services, 'espera@ejemplo.co');
    const actor = await (await openBrowserOf(services, 'espera@ejemplo.co')).actor();
    const deleteAt = (deletion_due_at: Date | null) =>
      services.db.service
        .updateTable('users')
        .set({ deletion_due_at })
        .where('id', '=', userId)
        .execute();
    await deleteAt(new Date());
    expect(await standingOf(services, actor)).toBe('over');
    await deleteAt(null);
    expect(await standingOf(services, actor)).toBe('open');
  });

  test('leaves the table when it has expired', async () => {
    const email = 'vencida@ejemplo.co';
    const { userId } = await makePerson(services, email);
    await signIn(services, visitor, { headers: new Headers(), email, password: testPassword });
    const day = 24 * 60 * 60 * 1000;
    const rows = () =>
      services.db.service.selectFrom('sessions').select('id').where('user_id', '=', userId);
    const { expires_at } = await services.db.service
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + day) })
      .where('user_id', '=', userId)
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    await expireSessions({ ...services, now: () => expires_at }, system);
    expect(await rows().execute()).toHaveLength(1);
    await expireSessions({ ...services, now: () => new Date(+expires_at + 1) }, system);
    expect(await rows().execute()).toEqual([]);
  });

  test.each(['', 'x', 'a.b', '%', 'a.b.c', 'null'])(
    'with the cookie %j is nobody’s',
    async (value) => {
      const headers = new Headers({ cookie: `estudio2600.session_token=${value}` });
      expect(await readSession(services, anyone, headers)).toMatchObject({ session: null });
    },
  );

  test('is not said to be over when it could not be deleted', async () => {
    const browser = await openBrowserOf(services, 'sesion@ejemplo.co');
    const owner = new pg.Client(services.ownerConnection);
    await owner.connect();
    await owner.query('revoke delete on sessions from estudio_service');
    try {
      await expect(signOut(services, await browser.actor(), browser.cookies())).rejects.toThrow(
        'permission denied',
      );
    } finally {
      await owner.query('grant delete on sessions to estudio_service');
      await owner.end();
    }
    expect(await browser.isSignedIn()).toBe(true);
  });

  test('may be signed out where there is none', async () => {
    const headers = await signOut(services, anyone, new Headers());
    expect(headers.getSetCookie().join()).toMatch(/estudio2600\.session_token=;.*Max-Age=0/);
  });

  test('ends when it is signed out', async () => {
    const { session } = await readSession(services, anyone, cookies);
    if (!session) throw new Error('Nobody is signed in');
    await signOut(services, sessionActor(session), cookies);
    expect((await readSession(services, anyone, cookies)).session).toBeNull();
  });
});
