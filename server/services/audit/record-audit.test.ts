import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { recordAudit } from './record-audit.ts';

const services = await openTestServices();
const { db } = services;
const { userId } = await makePerson(services, 'equipo@ejemplo.co', { isStaff: true });
const staff = { kind: 'staff', userId, ip: '192.0.2.7', userAgent: 'test' } as const;
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const entries = () => db.service.selectFrom('audit_log').selectAll().orderBy('at').execute();

test('says who did what to whom, when and from where, and what changed', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
  await recordAudit({ db: db.service, now: () => at(10) }, staff, {
    action: 'revoke-staff',
    subject: { kind: 'user', id: userId, before: { isStaff: true }, after: { isStaff: false } },
  });
  await recordAudit({ db: db.service, now: () => at(11) }, system, {
    action: 'export-subscribers',
    subject: { kind: 'newsletter', id: null },
  });
  expect(await entries()).toEqual([
    {
      id: expect.any(String),
      at: at(10),
      staff_id: userId,
      ip: '192.0.2.7',
      action: 'revoke-staff',
      subject_kind: 'user',
      subject_id: userId,
      before: { isStaff: true },
      after: { isStaff: false },
    },
    {
      id: expect.any(String),
      at: at(11),
      staff_id: null,
      ip: null,
      action: 'export-subscribers',
      subject_kind: 'newsletter',
      subject_id: null,
      before: null,
      after: null,
    },
  ]);
});

test('what is taken back is not in it', async () => {
  const before = await entries();
  const undone = db.service.transaction().execute(async (db) => {
    const subject = { kind: 'newsletter', id: null } as const;
    await recordAudit({ db, now: services.now }, staff, { action: 'export-subscribers', subject });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await entries()).toEqual(before);
});

const changes = [
  `update audit_log set action = 'another'`,
  'update audit_log set ip = null where false',
  'delete from audit_log',
  'truncate audit_log',
];

test.each(changes)('no role has the right to %s', async (change) => {
  const before = await entries();
  for (const role of ['anonymous', 'user', 'staff', 'service']) {
    await owner.query(`begin; set local role estudio_${role}`);
    await expect(owner.query(change), role).rejects.toThrow('permission denied');
    await owner.query('rollback');
  }
  expect(await entries()).toEqual(before);
});

test.each(changes)('the owner of the table cannot %s', async (change) => {
  const before = await entries();
  await expect(owner.query(change)).rejects.toThrow('audit_log is append-only');
  expect(await entries()).toEqual(before);
});

test('deleting the person leaves the entry', async () => {
  const before = await entries();
  await db.service.deleteFrom('users').where('id', '=', userId).execute();
  expect(await entries()).toEqual(before);
});
