import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestDeletion } from '#server/services/account-deletion/request-deletion.ts';
import { changePassword } from '#server/services/accounts/change-password.ts';
import { mailLink } from '#server/services/accounts/mail-link.ts';
import { resetPassword } from '#server/services/accounts/reset-password.ts';
import { deleteSessions } from '#server/services/accounts/sessions.ts';
import { signOut } from '#server/services/accounts/sign-out.ts';
import { makeProject } from '#test/make-project.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  anonymousAt,
  anyone,
} from '#test/test-services.ts';
import { type Browser, openBrowserOf } from '#test/open-browser.ts';
import { followEvents } from './follow-events.ts';
import { lookUpUser } from './session.ts';
import type { AppEnv } from './app-env.ts';

const services = await openTestServices();
const { service } = services.db;

function appWith(...options: Parameters<typeof followEvents>) {
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set('user', lookUpUser(services, anyone, context.req.raw.headers).user);
    await next();
  });
  return app.get('/', followEvents(...options));
}

const request = async (browser: Browser, heartbeatMs?: number) =>
  appWith(services, heartbeatMs).request('/', { headers: browser.cookies() });

/** What a browser hears from the stream, and whether it has ended. */
async function follow(browser: Browser, heartbeatMs?: number) {
  const response = await request(browser, heartbeatMs);
  const heard = { status: response.status, text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk);
    heard.ended = true;
  })();
  await expect.poll(() => heard.text + heard.ended).toContain(response.ok ? 'hello' : 'true');
  return heard;
}

/** A reader who is asked for each piece, and hears no heartbeat. */
async function read(email: string) {
  const { userId } = await makePerson(services, email);
  const response = await request(await enter(email), 60 * 60 * 1000);
  const reader = response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toContain('hello');
  return {
    next,
    leave: () => reader?.cancel(),
    /** Makes projects, until the process has heard of all. */
    async makeProjects(count: number) {
      const heard = new Set<string | undefined>();
      const unfollow = services.events.follow(userId, (event) => heard.add(event?.id));
      const projects: string[] = [];
      while (projects.length < count) projects.push(await makeProject(services, userId));
      await expect.poll(() => projects.every((id) => heard.has(id))).toBe(true);
      unfollow();
      return projects;
    },
  };
}

const enter = (email: string) => openBrowserOf(services, email);

const ways: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
  [
    'its person signs out',
    async (browser) => signOut(services, await browser.actor(), browser.cookies()),
  ],
  [
    'another session of the person ends it',
    async (browser, email) => {
      const { id } = await browser.session();
      await deleteSessions(services, await (await enter(email)).actor(), id);
    },
  ],
  [
    'the password is changed elsewhere',
    async (_, email) => {
      const other = await enter(email);
      const fields = { currentPassword: testPassword, password: 'lluvia en chapinero' };
      await changePassword(services, await other.actor(), {
        headers: other.cookies(),
        ...fields,
      });
    },
  ],
  [
    'the password is set by mail',
    async (_, email) => {
      await mailLink(services, anonymousAt('10.13.0.1'), { purpose: 'password-reset', email });
      const { token = '' } = services.mailed.at(-1) ?? {};
      await resetPassword(services, anyone, {
        headers: new Headers(),
        token,
        password: 'lluvia en chapinero',
      });
    },
  ],
  [
    'the account is to be deleted',
    async (browser, email) =>
      requestDeletion(services, await browser.actor(), {
        headers: browser.cookies(),
        email,
        currentPassword: testPassword,
      }),
  ],
  [
    'the account is suspended',
    async (_, email) =>
      service
        .updateTable('users')
        .set({ suspended_at: new Date() })
        .where('email', '=', email)
        .execute(),
  ],
  [
    'the person is deleted',
    async (_, email) => service.deleteFrom('users').where('email', '=', email).execute(),
  ],
];

test.each(ways)('the stream ends when %s, and sends nothing more', async (way, end) => {
  const email = `${ways.findIndex(([name]) => name === way)}@ejemplo.co`;
  const { userId } = await makePerson(services, email);
  const { userId: neighbour } = await makePerson(services, `vecina.${email}`);
  const browser = await enter(email);
  const heard = await follow(browser);
  const others = await follow(await enter(`vecina.${email}`));
  const project = await makeProject(services, userId);
  await expect.poll(() => heard.text).toContain(project);

  await end(browser, email);
  await expect.poll(() => heard.ended, { timeout: 10_000 }).toBe(true);
  expect(heard.text.split('data: project')).toHaveLength(2);
  expect(heard.text).toMatch(/event: end\ndata: \n\n$/);
  expect((await follow(browser)).status).toBe(401);

  const theirs = await makeProject(services, neighbour);
  await expect.poll(() => others.text).toContain(theirs);
  expect(others.ended).toBe(false);
});

test('the stream of a session that has expired ends with an event, which it does not pass on, or a heartbeat', async () => {
  const { userId } = await makePerson(services, 'vence@ejemplo.co');
  const quiet = await follow(await enter('vence@ejemplo.co'), 20);
  const heard = await follow(await enter('vence@ejemplo.co'));
  await expect.poll(() => quiet.text).toContain(': \n\n');
  await service
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute();
  await expect.poll(() => quiet.ended).toBe(true);
  expect(heard.ended).toBe(false);
  const project = await makeProject(services, userId);
  await expect.poll(() => heard.ended).toBe(true);
  expect(heard.text).not.toContain(project);
});

test('the stream of an account that waits to be deleted ends, though its session is there', async () => {
  const { userId } = await makePerson(services, 'espera@ejemplo.co');
  const heard = await follow(await enter('espera@ejemplo.co'), 20);
  await expect.poll(() => heard.text).toContain(': \n\n');
  await service
    .updateTable('users')
    .set({ deletion_due_at: new Date() })
    .where('id', '=', userId)
    .execute();
  await expect.poll(() => heard.ended).toBe(true);
});

test('a session that ends leaves the person’s other streams open', async () => {
  const email = 'dos@ejemplo.co';
  const { userId } = await makePerson(services, email);
  const [stays, goes] = [await enter(email), await enter(email)];
  const [heard, ended] = [await follow(stays), await follow(goes)];
  await signOut(services, await goes.actor(), goes.cookies());
  await expect.poll(() => ended.ended).toBe(true);
  const project = await makeProject(services, userId);
  await expect.poll(() => heard.text).toContain(project);
  expect(heard.ended).toBe(false);
});

test('a reader that stops reading learns that anything may have changed', async () => {
  const { next, leave, makeProjects } = await read('lenta@ejemplo.co');
  const projects = await makeProjects(300);
  let text = '';
  while (!text.includes('hello')) text += await next();
  const heard = projects.filter((id) => text.includes(id));
  expect(heard.length).toBeLessThan(200);
  await leave();
});

test('whoever is no longer of the staff hears no more of theirs, and asks again for their own', async () => {
  const { userId } = await makePerson(services, 'antes.equipo@ejemplo.co', { isStaff: true });
  const { userId: other } = await makePerson(services, 'otra.cuenta@ejemplo.co');
  const change = (id: string, values: { is_staff?: boolean; tier?: 'pro' | 'enterprise' }) =>
    service.updateTable('users').set(values).where('id', '=', id).execute();
  const browser = await enter('antes.equipo@ejemplo.co');
  const heard = await follow(browser);
  await change(other, { tier: 'pro' });
  await expect.poll(() => heard.text).toContain(`user ${other}`);

  await change(userId, { is_staff: false });
  await expect.poll(() => heard.ended).toBe(true);
  // A browser comes again by itself after a stream that was not said to be over.
  expect(heard.text).not.toContain('event: end');
  const again = await follow(browser);
  await change(other, { tier: 'enterprise' });
  const project = await makeProject(services, userId);
  await expect.poll(() => again.text).toContain(project);
  expect(again.text).not.toContain('user');
});

test('what changes while a reader takes their time is told as soon as they read on', async () => {
  const { next, leave, makeProjects } = await read('sin.prisa@ejemplo.co');
  const projects = await makeProjects(9);
  let text = '';
  while (projects.some((id) => !text.includes(id))) text += await next();
  expect(text).not.toContain('hello');
  await leave();
});

test('whoever asks for no more than the headers takes none of the streams', async () => {
  await makePerson(services, 'cabezas@ejemplo.co');
  const app = appWith(services);
  const headers = (await enter('cabezas@ejemplo.co')).cookies();
  for (let count = 0; count < 60; count += 1)
    expect((await app.request('/', { method: 'HEAD', headers })).status).toBe(200);
  const stream = await app.request('/', { headers });
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
});

test('one person has so many streams at a time, and another theirs', async () => {
  await makePerson(services, 'muchas@ejemplo.co');
  await makePerson(services, 'otra@ejemplo.co');
  const app = appWith(services);
  const [browser, other] = [await enter('muchas@ejemplo.co'), await enter('otra@ejemplo.co')];
  const open = async (who = browser) => app.request('/', { headers: who.cookies() });
  const streams: Response[] = [];
  for (let count = 0; count < 50; count += 1) streams.push(await open());
  expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect((await open()).status).toBe(429);
  const theirs = await open(other);
  expect(theirs.status).toBe(200);

  await streams[0]?.body?.cancel();
  await expect.poll(async () => (await open()).status).toBe(200);
  for (const stream of [...streams.slice(1), theirs]) await stream.body?.cancel();
});
