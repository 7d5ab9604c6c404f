import { expect, test } from 'vitest';
import { machinePaths } from '#content/machine-paths.ts';
import { makeProject } from '#test/make-project.ts';
import { routeAddresses } from '#test/route-addresses.ts';
import { openTestApp } from '#test/test-app.ts';
import { anyone, later, sessionActor, staffActor, testPassword } from '#test/test-services.ts';
import { requestDeletion } from './services/account-deletion/request-deletion.ts';
import { readSession } from './services/accounts/read-session.ts';
import { reactivateUser } from './services/users/reactivate-user.ts';
import { suspendUser } from './services/users/suspend-user.ts';
import { toUserId } from './services/users/user-id.ts';

const { ask, person, services } = await openTestApp();
const staff = staffActor((await person('equipo@ejemplo.co', { isStaff: true })).userId);
const email = 'ana@ejemplo.co';
const ana = await person(email);
const luis = await person('luis@ejemplo.co');
const projectId = await makeProject(services, ana.userId, { status: 'ready' });
const onlyPage = '/dashboard/suspension';
const reason = 'Canción Ñandú — ¿qué?';
await suspendUser(services, staff, { userId: toUserId(ana.userId), ground: 'risk', reason });

/** Every address of the product, as `app/routes.ts` has it; what a name stands for is the person's own, where it can be. */
const addresses = [...routeAddresses]
  .filter((address) => address !== '/*')
  .map((address) => address.replace(':projectId', projectId).replace(/:\w+/, 'x'));

const post = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const doorOf = (response: Response) => response.headers.get('location') ?? '';
const leadsToDoor = (response: Response) => doorOf(response).startsWith('/auth?volver=');

/** Those for which a visitor has to sign in, whatever is asked there. */
const guarded: string[] = [];
for (const address of addresses) if (leadsToDoor(await ask(address))) guarded.push(address);

test('the pages of the signed-in are known', () => {
  expect(guarded.length).toBeGreaterThan(14);
  expect(guarded).toContain(onlyPage);
  expect(guarded).toContain(`/dashboard/proyectos/${projectId}`);
});

test.each(guarded.filter((address) => address !== onlyPage))(
  '%s leads a suspended person to their page',
  async (address) => {
    const { cookie } = ana;
    const page = elsewhere[address] ?? onlyPage;
    for (const method of ['GET', 'HEAD'])
      expect(doorOf(await ask(address, { method, cookie })), method).toBe(page);
    const posted = await ask(address, { ...post({ intent: 'save' }), cookie });
    // What takes no form refuses one from everybody.
    expect(posted.status === 405 || doorOf(posted) === page, `${posted.status}`).toBe(true);
  },
);

/** The page of whoever is leaving leads on to the settings, and those to the page. */
const elsewhere: Record<string, string> = {
  '/dashboard/ajustes/eliminacion': '/dashboard/ajustes',
};

test('nothing that is done with a session is done with a suspended one', async () => {
  const { cookie } = ana;
  const path = `${ana.userId}/previews/1_a.mp3`;
  await services.storage.put('artifacts', path, Buffer.from('x'));
  expect((await ask(`/archivos/artifacts/${path}`, { cookie })).status).toBe(404);
  expect((await ask(machinePaths.events, { cookie })).status).toBe(401);
  for (const request of [
    [machinePaths.uploads, 'POST'],
    [`${machinePaths.uploads}/x`, 'HEAD'],
    [`${machinePaths.uploads}/x`, 'PATCH'],
    [`${machinePaths.uploads}/x`, 'DELETE'],
  ] as const)
    expect((await ask(request[0], { cookie, method: request[1] })).status).toBe(401);
  const known = await (await ask(machinePaths.session, { cookie })).json();
  expect(known).toMatchObject({ session: { userId: ana.userId, isStaff: false } });
});

test('the page says why, and its person downloads a copy of everything', async () => {
  const { cookie } = ana;
  const page = await ask(onlyPage, { cookie });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(reason);
  expect(html).toContain(machinePaths.export);
  const copy = await ask(machinePaths.export, { cookie });
  expect(copy.headers.get('content-type')).toBe('application/zip');
  await copy.arrayBuffer();
  for (let count = 2; count <= 6; count += 1)
    await (await ask(machinePaths.export, { cookie })).arrayBuffer();
  expect(doorOf(await ask(machinePaths.export, { cookie }))).toMatch(
    /^\/dashboard\/suspension\?espera=\d+$/,
  );
});

test('signing in leads to the page, and another person has no such page', async () => {
  const entered = await ask('/auth?volver=/dashboard', post({ email, password: testPassword }));
  expect(doorOf(entered)).toBe(onlyPage);
  expect(doorOf(await ask(onlyPage, { cookie: luis.cookie }))).toBe('/dashboard');
  expect(doorOf(await ask(onlyPage))).toMatch(/^\/auth\?volver=/);
});

test('the person answers once, signs out, and is refused in words what is wrong', async () => {
  const { cookie } = ana;
  const answer = (text: string) =>
    ask(onlyPage, { ...post({ intent: 'answer', answer: text }), cookie });
  expect((await answer(' ')).status).toBe(422);
  expect((await answer('a'.repeat(4001))).status).toBe(422);
  expect(doorOf(await answer('Son mías — ¿sí?'))).toBe(onlyPage);
  const html = await (await ask(onlyPage, { cookie })).text();
  expect(html).toContain('Son mías — ¿sí?');
  expect(html).not.toContain('name="answer"');
  expect((await answer('otra vez')).status).toBe(409);
  const others = { ...post({ intent: 'answer', answer: 'x' }), cookie: luis.cookie };
  expect(doorOf(await ask(onlyPage, others))).toBe('/dashboard');
  const wrong = { intent: 'delete-account', email, currentPassword: 'no es' };
  expect((await ask(onlyPage, { ...post(wrong), cookie })).status).toBe(422);
});

test('a suspended person may leave; whoever keeps the account then is suspended still', async () => {
  const { session } = await readSession(services, anyone, new Headers({ cookie: ana.cookie }));
  if (!session) throw new Error('Nobody is signed in');
  await requestDeletion(services, sessionActor(session), {
    headers: new Headers({ cookie: ana.cookie }),
    email,
    currentPassword: testPassword,
  });
  const entered = await ask('/auth?volver=/dashboard', post({ email, password: testPassword }));
  const leaving = '/dashboard/ajustes/eliminacion';
  expect(doorOf(entered)).toBe(leaving);
  const cookie = entered.headers.getSetCookie().find((one) => one.includes('session_token')) ?? '';
  expect(doorOf(await ask(onlyPage, { cookie }))).toBe(leaving);
  await ask(leaving, { ...post({}), cookie });
  expect(doorOf(await ask('/dashboard', { cookie }))).toBe(onlyPage);

  const decided = { userId: toUserId(ana.userId), decision: 'Quedó claro.' };
  await reactivateUser(later(services, 1000), staff, decided);
  expect((await ask('/dashboard', { cookie })).status).toBe(200);
  expect(doorOf(await ask(onlyPage, { cookie }))).toBe('/dashboard');
});
