import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaffActor } from '#server/actor.ts';
import { atOnce } from '#test/at-once.ts';
import { audited } from '#test/audited.ts';
import { makeProject } from '#test/make-project.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { changeRole } from './change-role.ts';
import { changeStaff } from './change-staff.ts';
import { changeTier } from './change-tier.ts';
import { endSessions } from './end-sessions.ts';
import { readUser } from './read-user.ts';
import { toUserId, type UserId } from './user-id.ts';

const services = await openTestServices();
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const note = 'Canción Ñandú — ¿qué?';

let people = 0;
async function newcomer(): Promise<UserId> {
  people += 1;
  return toUserId((await makePerson(services, `persona${people}@ejemplo.co`)).userId);
}
const read = (userId: UserId) => readUser(services, staff, userId);
const rejection = (code: string): unknown => expect.objectContaining({ code });
const noted = async (action: string, userId: UserId) =>
  (await audited(services, action)).filter(({ id }) => id === userId);
const nobody = toUserId(randomUUID());
/** All that is stored of an account. */
const stored = (userId: UserId) =>
  Promise.all([
    service.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    service.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute(),
    service.selectFrom('user_entries').selectAll().where('user_id', '=', userId).execute(),
  ]);

test('of two who change a tier at once one does, and what was seen before is no longer taken', async () => {
  const userId = await newcomer();
  const toPro = { userId, from: 'free', to: 'pro', note } as const;
  const results = await Promise.allSettled([
    changeTier(services, staff, toPro),
    changeTier(services, staff, { ...toPro, to: 'enterprise' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('user.changed'));
  const { tier, entries } = await read(userId);
  expect(entries).toMatchObject([
    { kind: 'tier', before: 'free', after: tier, body: note, staffName: 'Ana' },
  ]);
  expect(await noted('change-tier', userId)).toMatchObject([
    { staffId: staff.userId, before: { tier: 'free' }, after: { tier } },
  ]);
  expect(JSON.stringify(await audited(services, 'change-tier'))).not.toContain('Ñandú');
  await expect(changeTier(services, staff, toPro)).rejects.toEqual(rejection('user.changed'));
  const same = { userId, from: tier, to: tier, note };
  await expect(changeTier(services, staff, same)).rejects.toEqual(rejection('user.changed'));
  await expect(changeTier(services, staff, { ...toPro, userId: nobody })).rejects.toEqual(
    rejection('user.gone'),
  );
});

test('the kind of an account is corrected in the same way', async () => {
  const userId = await newcomer();
  const change = { userId, from: 'artist', to: 'producer', note } as const;
  await changeRole(services, staff, change);
  expect(await read(userId)).toMatchObject({ role: 'producer', entries: [{ kind: 'role' }] });
  await expect(changeRole(services, staff, change)).rejects.toEqual(rejection('user.changed'));
  expect(await noted('change-role', userId)).toMatchObject([
    { before: { role: 'artist' }, after: { role: 'producer' } },
  ]);
});

test('sessions are ended one by one or all at once, and never another’s', async () => {
  const [userId, neighbour] = [await newcomer(), await newcomer()];
  const emailOf = async (id: UserId) => (await read(id)).email;
  const [one, two] = [await emailOf(userId), await emailOf(neighbour)];
  const [here, there] = [await openBrowserOf(services, one), await openBrowserOf(services, one)];
  const theirs = await openBrowserOf(services, two);
  expect((await read(userId)).sessions).toMatchObject([
    { device: 'Firefox' },
    { device: 'Firefox' },
  ]);

  const end = (which: string) => endSessions(services, staff, { userId, which });
  await end((await theirs.session()).id);
  await end('nothing');
  expect(await noted('end-sessions', userId)).toEqual([]);
  await end((await here.session()).id);
  expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([false, true]);
  await end('all');
  expect([await there.isSignedIn(), await theirs.isSignedIn()]).toEqual([false, true]);
  expect(await noted('end-sessions', userId)).toMatchObject([
    { after: { sessions: 1 } },
    { after: { sessions: 1 } },
  ]);
});

test('a session that has expired is none', async () => {
  const userId = await newcomer();
  const browser = await openBrowserOf(services, (await read(userId)).email);
  await openBrowserOf(services, (await read(userId)).email);
  const { id } = await browser.session();
  const expires_at = new Date();
  await service.updateTable('sessions').set({ expires_at }).where('id', '=', id).execute();
  const { sessions } = await readUser({ ...services, now: () => expires_at }, staff, userId);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.id).not.toBe(id);
});

test('only an open account with a confirmed address becomes one of the staff', async () => {
  const userId = await newcomer();
  const grant = () => changeStaff(services, staff, { userId, isStaff: true });
  const set = (values: object) =>
    service.updateTable('users').set(values).where('id', '=', userId).execute();
  for (const [closed, open] of [
    [{ email_verified: false }, { email_verified: true }],
    [{ suspended_at: new Date() }, { suspended_at: null }],
    [{ deletion_due_at: new Date() }, { deletion_due_at: null }],
  ] as const) {
    await set(closed);
    await expect(grant()).rejects.toEqual(rejection('user.cannot-be-staff'));
    await set(open);
  }
  await grant();
  await expect(grant()).rejects.toEqual(rejection('user.changed'));
  expect(await read(userId)).toMatchObject({ isStaff: true });
  await changeStaff(services, staff, { userId, isStaff: false });
  expect(await read(userId)).toMatchObject({ isStaff: false });
  expect(await noted('revoke-staff', userId)).toMatchObject([
    { staffId: staff.userId, before: { isStaff: true }, after: { isStaff: false } },
  ]);
  await expect(changeStaff(services, staff, { userId: nobody, isStaff: true })).rejects.toEqual(
    rejection('user.gone'),
  );
});

test('the last of the staff who can act stays, also beside those who cannot', async () => {
  for (const closed of ['suspended_at', 'deletion_due_at'] as const) {
    const { userId } = await makeStaff(services, `${closed}@ejemplo.co`);
    await service
      .updateTable('users')
      .set({ [closed]: new Date() })
      .where('id', '=', userId)
      .execute();
  }
  const last = { userId: toUserId(staff.userId), isStaff: false };
  await expect(changeStaff(services, staff, last)).rejects.toEqual(rejection('user.last-staff'));
});

test('of two of the staff who remove each other at the same moment one stays', async () => {
  const other = await makeStaff(services, 'otra@ejemplo.co');
  const pair = [staff, other] as const;
  const results = await atOnce(services, pair, [
    () => changeStaff(services, staff, { userId: toUserId(other.userId), isStaff: false }),
    () => changeStaff(services, other, { userId: toUserId(staff.userId), isStaff: false }),
  ]);
  const isStill = async ({ userId }: StaffActor) => (await read(toUserId(userId))).isStaff;
  expect((await Promise.all(pair.map(isStill))).filter(Boolean)).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: rejection('user.staff-over') },
  ]);
  for (const [{ userId }, is_staff] of [
    [staff, true],
    [other, false],
  ] as const)
    await service.updateTable('users').set({ is_staff }).where('id', '=', userId).execute();
});

test('an account shows how much it holds, and nothing of what', async () => {
  const userId = await newcomer();
  const project = await makeProject(services, userId, { title: 'Secreto' });
  await makeProject(services, userId, { deleted_at: new Date() });
  await service
    .insertInto('uploads')
    .values({
      ...{ id: randomUUID(), user_id: userId, project_id: project, kind: 'audio', size: 70 },
      ...{ object_path: 'x', finished_at: new Date() },
    })
    .execute();
  const user = await read(userId);
  expect(user).toMatchObject({ projects: 1, storage: { used: 70, quota: 2e9 }, state: 'active' });
  expect(JSON.stringify(user)).not.toContain('Secreto');
  await expect(read(nobody)).rejects.toEqual(rejection('user.gone'));
  expect(() => toUserId('x')).toThrow(rejection('user.gone'));
});

test('whatever the staff does to an account, another’s stays as it was', async () => {
  const [userId, neighbour] = [await newcomer(), await newcomer()];
  await openBrowserOf(services, (await read(neighbour)).email);
  const before = await stored(neighbour);
  await changeTier(services, staff, { userId, from: 'free', to: 'pro', note });
  await changeRole(services, staff, { userId, from: 'artist', to: 'client', note });
  await changeStaff(services, staff, { userId, isStaff: true });
  await changeStaff(services, staff, { userId, isStaff: false });
  await endSessions(services, staff, { userId, which: 'all' });
  expect(await stored(neighbour)).toEqual(before);
});
