import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { grantStaff, listStaff, revokeStaff } from './staff.ts';

const services = await openTestServices();
const person = (email: string) => ({ name: 'Ana Ñandú', email });
const listed = (one: typeof ana) => ({ ...one, isSuspended: false });
const suspend = (userId: string) =>
  services.db.service
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', userId)
    .execute();
/** What the log of the staff says of those who were let in, or out. */
const changes = async (action: string) =>
  (await audited(services, action)).map(({ id, before, after }) => ({ id, before, after }));
const [ana, luis] = [person('ana@ejemplo.co'), person('luis@ejemplo.co')];
const { userId: luisId } = await makePerson(services, luis.email);
const { userId: anaId } = await makePerson(services, ana.email);

test('people become and cease to be staff one by one, and are told when they are already', async () => {
  expect(await listStaff(services, system)).toEqual([]);
  for (const one of [luis, ana]) {
    expect(await grantStaff(services, system, one.email)).toEqual({
      outcome: 'changed',
      person: one,
    });
  }
  expect(await grantStaff(services, system, ana.email)).toEqual({
    outcome: 'unchanged',
    person: ana,
  });
  expect(await listStaff(services, system)).toEqual([listed(ana), listed(luis)]);

  expect(await revokeStaff(services, system, ana.email)).toEqual({
    outcome: 'changed',
    person: ana,
  });
  await suspend(luisId);
  expect(await listStaff(services, system)).toEqual([{ ...luis, isSuspended: true }]);
  expect(await revokeStaff(services, system, ana.email)).toEqual({
    outcome: 'unchanged',
    person: ana,
  });
  const [out, inside] = [{ isStaff: false }, { isStaff: true }];
  expect(await changes('grant-staff')).toEqual([
    { id: luisId, before: out, after: inside },
    { id: anaId, before: out, after: inside },
  ]);
  expect(await changes('revoke-staff')).toEqual([{ id: anaId, before: inside, after: out }]);
});

test('an address that nobody confirmed cannot become staff, but whoever has the right loses it', async () => {
  const { email } = person('sin-confirmar@ejemplo.co');
  const { userId } = await makePerson(services, email, { isStaff: true });
  await services.db.service
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', userId)
    .execute();
  expect(await revokeStaff(services, system, email)).toMatchObject({ outcome: 'changed' });
  expect(await grantStaff(services, system, email)).toEqual({
    outcome: 'unconfirmed',
    person: person(email),
  });
  expect(await listStaff(services, system)).not.toContainEqual(listed(person(email)));
  for (const change of [grantStaff, revokeStaff]) {
    expect(await change(services, system, 'nadie@ejemplo.co')).toEqual({ outcome: 'unknown' });
  }
});
