import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { month } from '#test/membership-world.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { deleteAccount } from '../account-deletion/delete-account.ts';
import { lookAtMemberships } from '../memberships/look-at-memberships.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { readCheckout } from '../payments/read-checkout.ts';
import { followSubscriptions } from './follow-paypal.ts';
import { removePaypal } from './remove-paypal.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, world, connect, choose, goOn, stateOf } = members;
const { goTo, startPaying, wompi, see } = world;
const { service, servicePool } = services.db;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  opened.logged.length = 0;
  goTo('2027-01-10T10:00');
});

/** Long enough for whoever was begun to wait for what is held. */
const moment = 400;

/** Holds rows, begins one after the other, and lets the rows go: each ends, and none was ended by the database. */
async function expectNoDeadlock(
  held: { sql: string; value: string },
  begun: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const client = await servicePool.connect();
  await client.query('begin');
  expect((await client.query(held.sql, [held.value])).rowCount).toBe(1);
  const ends: Promise<unknown>[] = [];
  for (const begin of begun) {
    ends.push(begin());
    await sleep(moment);
  }
  await client.query('commit');
  client.release();
  const ended = await Promise.allSettled(ends);
  expect(ended.map(({ status }) => status)).toEqual(begun.map(() => 'fulfilled'));
  expect(JSON.stringify(opened.logged)).not.toContain('deadlock');
}

const accountOf = ({ userId }: UserActor) => ({
  sql: 'select id from users where id = $1 for update',
  value: userId,
});

test('a month of credits begins by the job and at the checkout of a service', async () => {
  const ana = await members.newMember({ ...month, periodo: 'anual' });
  goTo('2027-02-10T10:01');
  const nothing = { plan: null, cotizacion: null, pedido: null, periodo: null };
  await expectNoDeadlock(accountOf(ana), [
    () => lookAtMemberships(services, system, { asksPaypal: true }),
    () => readCheckout(services, ana, { ...nothing, service: 'produccion-musical', price: '390' }),
  ]);
});

test('PayPal charges the first month of the launch, and its person takes it away', async () => {
  const ana = await world.newPerson();
  await startTrial(services, ana);
  await startPaying(ana);
  await connect(ana);
  await goOn('2027-01-16T10:00');
  goTo('2027-01-17T10:02');
  await expectNoDeadlock(accountOf(ana), [
    () => removePaypal(services, ana),
    () => followSubscriptions(services, system),
  ]);
});

test('a month of the launch is paid by its link, and PayPal, which waits, is taken away', async () => {
  const ana = await world.newPerson();
  await startTrial(services, ana);
  await choose(ana);
  const reference = await startPaying(ana);
  wompi.pay(reference);
  goTo('2027-01-10T10:05');
  const { id: value } = await service
    .selectFrom('paypal_subscriptions')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  await expectNoDeadlock(
    { sql: 'select id from paypal_subscriptions where id = $1 for update', value },
    [() => removePaypal(services, ana), () => see(reference)],
  );
  expect(await stateOf(ana)).toBe('ending by person');
});

test('an account is deleted while its order is paid', async () => {
  const ana = await world.newPerson();
  const reference = await startPaying(ana);
  wompi.pay(reference);
  await service
    .updateTable('users')
    .set({ deletion_due_at: services.now() })
    .where('id', '=', ana.userId)
    .execute();
  const sql = `select place from launch_places
    where order_id = (select order_id from payment_attempts where reference = $1) for update`;
  await expectNoDeadlock({ sql, value: reference }, [
    () => deleteAccount(services, ana.userId),
    () => see(reference),
  ]);
});
