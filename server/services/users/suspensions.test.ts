import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { atOnce } from '#test/at-once.ts';
import { audited } from '#test/audited.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import { later, makePerson, makeStaff, openTestServices, userActor } from '#test/test-services.ts';
import { askReview } from './ask-review.ts';
import { changeStaff } from './change-staff.ts';
import { reactivateUser } from './reactivate-user.ts';
import { readSuspension } from './read-suspension.ts';
import { readUser } from './read-user.ts';
import { suspendUser } from './suspend-user.ts';
import { upholdSuspension } from './uphold-suspension.ts';
import { toUserId, type UserId } from './user-id.ts';
import { warnUser } from './warn-user.ts';

const services = await openTestServices();
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const reason = 'Canción Ñandú — ¿qué?\nDe otra banda.';
const decision = 'Quedó claro.';
const rejection = (code: string): unknown => expect.objectContaining({ code });

let people = 0;
/** Somebody with a session; what was mailed to them and about them is theirs alone. */
async function newcomer() {
  people += 1;
  const email = `persona${people}@ejemplo.co`;
  const userId = toUserId((await makePerson(services, email)).userId);
  const browser = await openBrowserOf(services, email, { ip: `10.5.1.${people}` });
  const mails = () =>
    services.mailed.flatMap(({ kind, email: to, token }) =>
      to === email || to === userId ? [[kind, token]] : [],
    );
  return { userId, email, browser, mails, me: await browser.actor() };
}
const suspend = (userId: UserId, ground: 'uncorrected' | 'risk' | 'order' = 'risk') =>
  suspendUser(services, staff, { userId, ground, reason });
const kindsOf = async (userId: UserId) =>
  (await readUser(services, staff, userId)).entries.map(({ kind }) => kind);

test('a suspended account closes at once, says why, and keeps its sessions and all it holds', async () => {
  const ana = await newcomer();
  await suspend(ana.userId);
  const { suspendedAt, isStaff } = await ana.browser.session();
  expect([suspendedAt, isStaff]).toEqual([expect.any(Date), false]);
  expect(await readSuspension(services, ana.me)).toEqual({
    suspendedAt,
    reason,
    isWaiting: false,
    entries: [],
  });
  expect(ana.mails()).toEqual([['userSuspended', reason]]);
  expect((await audited(services, 'suspend-user')).at(-1)).toMatchObject({
    staffId: staff.userId,
    id: ana.userId,
    before: { suspended: false },
    after: { suspended: true, ground: 'risk' },
  });
  await expect(suspend(ana.userId)).rejects.toEqual(rejection('user.changed'));
});

test('what can be corrected is suspended only after the last day of a warning', async () => {
  const ana = await newcomer();
  await expect(suspend(ana.userId, 'uncorrected')).rejects.toEqual(rejection('user.no-warning'));
  expect((await ana.browser.session()).suspendedAt).toBeNull();
  // Half an hour before midnight in Bogotá.
  const at = (date: string) => ({ ...services, now: () => new Date(`${date}T23:30:00-05:00`) });
  await warnUser(at('2026-11-24'), staff, { userId: ana.userId, reason, days: 3 });
  expect(ana.mails()).toEqual([['userWarned', '2026-11-27']]);
  const asked = { userId: ana.userId, ground: 'uncorrected', reason } as const;
  await expect(suspendUser(at('2026-11-27'), staff, asked)).rejects.toEqual(
    rejection('user.no-warning'),
  );
  await suspendUser(at('2026-11-28'), staff, asked);
  await reactivateUser(at('2026-11-29'), staff, { userId: ana.userId, decision });
  await expect(suspendUser(at('2026-12-29'), staff, asked)).rejects.toEqual(
    rejection('user.no-warning'),
  );
  expect(await kindsOf(ana.userId)).toEqual(['reactivated', 'suspended', 'warned']);
});

test('a warning is for an account that is open', async () => {
  const ana = await newcomer();
  await suspend(ana.userId);
  await expect(warnUser(services, staff, { userId: ana.userId, reason, days: 3 })).rejects.toEqual(
    rejection('user.changed'),
  );
});

test('one answer waits at a time, however often it is sent, and the staff is mailed', async () => {
  const ana = await newcomer();
  const answer = { answer: 'Es mía' };
  await expect(askReview(services, ana.me, answer)).rejects.toEqual(rejection('suspension.over'));
  await suspend(ana.userId);
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => askReview(services, ana.me, answer)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('suspension.waits'));
  expect(ana.mails().slice(1)).toEqual([['reviewAsked', 'Es mía']]);

  await upholdSuspension(later(services, 1000), staff, { userId: ana.userId, decision });
  expect(ana.mails().at(-1)).toEqual(['suspensionUpheld', decision]);
  await expect(upholdSuspension(services, staff, { userId: ana.userId, decision })).rejects.toEqual(
    rejection('user.no-review'),
  );
  await askReview(later(services, 2000), ana.me, { answer: 'De verdad' });
  expect(await readSuspension(services, ana.me)).toMatchObject({
    isWaiting: true,
    entries: [
      { isOwn: true, body: 'Es mía' },
      { isOwn: false, body: decision },
      { isOwn: true, body: 'De verdad' },
    ],
  });
});

test('reactivated it is as it was, and a later suspension begins anew', async () => {
  const ana = await newcomer();
  const then = (seconds: number) => later(services, seconds * 1000);
  await suspend(ana.userId);
  await askReview(then(1), ana.me, { answer: 'Es mía' });
  const results = await Promise.allSettled(
    [1, 2].map(() => reactivateUser(then(2), staff, { userId: ana.userId, decision })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ana.mails().at(-1)).toEqual(['userReactivated', decision]);
  expect((await ana.browser.session()).suspendedAt).toBeNull();
  expect(await readSuspension(services, ana.me)).toBeNull();
  await suspendUser(then(3), staff, { userId: ana.userId, ground: 'order', reason: 'Otra vez' });
  expect(await readSuspension(services, ana.me)).toMatchObject({
    reason: 'Otra vez',
    isWaiting: false,
    entries: [],
  });
});

test('nobody suspends themself, and of two who suspend each other one stays', async () => {
  await expect(suspend(toUserId(staff.userId))).rejects.toEqual(rejection('user.self'));
  const other = await makeStaff(services, 'otra@ejemplo.co');
  const both = (...works: Parameters<typeof atOnce>[2]) => atOnce(services, [staff, other], works);
  const results = await both(
    () => suspend(toUserId(other.userId)),
    () => suspendUser(services, other, { userId: toUserId(staff.userId), ground: 'risk', reason }),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: rejection('user.staff-over'),
  });
  await service.updateTable('users').set({ suspended_at: null, review_asked_at: null }).execute();
  // One removes while the other suspends.
  const mixed = await both(
    () => changeStaff(services, staff, { userId: toUserId(other.userId), isStaff: false }),
    () => suspendUser(services, other, { userId: toUserId(staff.userId), ground: 'risk', reason }),
  );
  expect(mixed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await service.updateTable('users').set({ suspended_at: null, review_asked_at: null }).execute();
  await service
    .updateTable('users')
    .set({ is_staff: true })
    .where('id', '=', staff.userId)
    .execute();
});

test('what is not done is in no mail and in no history', async () => {
  const ana = await newcomer();
  const fail = async () => {
    throw new Error('full');
  };
  const { mails } = services.accounts;
  const failing = {
    ...services,
    accounts: { ...services.accounts, mails: { ...mails, userSuspended: fail } },
  };
  await expect(
    suspendUser(failing, staff, { userId: ana.userId, ground: 'risk', reason }),
  ).rejects.toThrow('full');
  expect((await ana.browser.session()).suspendedAt).toBeNull();
  expect(await kindsOf(ana.userId)).toEqual([]);
});

test('one person’s suspension is nothing to another’s account', async () => {
  const [ana, luis] = [await newcomer(), await newcomer()];
  const stored = () =>
    Promise.all([
      service.selectFrom('users').selectAll().where('id', '=', luis.userId).execute(),
      service.selectFrom('user_entries').selectAll().where('user_id', '=', luis.userId).execute(),
    ]);
  const before = await stored();
  await warnUser(services, staff, { userId: ana.userId, reason, days: 3 });
  await suspend(ana.userId);
  await expect(askReview(services, luis.me, { answer: 'Hola' })).rejects.toEqual(
    rejection('suspension.over'),
  );
  expect(await readSuspension(services, userActor(luis.userId))).toBeNull();
  await askReview(services, ana.me, { answer: 'Hola' });
  await upholdSuspension(services, staff, { userId: ana.userId, decision });
  await reactivateUser(services, staff, { userId: ana.userId, decision });
  expect(await stored()).toEqual(before);
});

test.each([
  `update user_entries set body = 'otra cosa'`,
  'delete from user_entries',
  'truncate user_entries',
])('the history only grows: nobody may %s', async (change) => {
  await expect(owner.query(change)).rejects.toThrow('user_entries is append-only');
  for (const role of ['user', 'staff', 'service']) {
    await owner.query(`begin; set local role estudio_${role}`);
    await expect(owner.query(change), role).rejects.toThrow('permission denied');
    await owner.query('rollback');
  }
});

test('it goes with the account alone', async () => {
  const ana = await newcomer();
  await warnUser(services, staff, { userId: ana.userId, reason, days: 3 });
  const count = async () =>
    (
      await service
        .selectFrom('user_entries')
        .select('id')
        .where('user_id', '=', ana.userId)
        .execute()
    ).length;
  expect(await count()).toBe(1);
  await service.deleteFrom('users').where('id', '=', ana.userId).execute();
  expect(await count()).toBe(0);
});
