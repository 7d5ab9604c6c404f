import { beforeEach, expect, test } from 'vitest';
import { premium } from '#content/premium.ts';
import { system, type UserActor } from '#server/actor.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { leaveMembership } from '../account-deletion/leave-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { removePaypal } from './remove-paypal.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, stateOf, standing, renew } = members;
const { wayOf, atPaypal, paymentsOf, refundsOf, renewalOf } = members;
const { goTo, mailsTo } = world;
const { service } = services.db;
const launch = premium.month.amount / 2;
let ana: UserActor;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  goTo('2027-01-10T10:00');
  ana = await newTrial();
});

async function newTrial(): Promise<UserActor> {
  const actor = await world.newPerson();
  await startTrial(services, actor);
  return actor;
}

const accessOf = ({ userId }: UserActor) =>
  service
    .selectFrom('users')
    .select(['tier', 'subscription_status as status', 'member_until as until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
const paidPlaces = async () =>
  (await service.selectFrom('launch_places').select('held_until').execute()).length;

test('PayPal charges it when the trial ends, which it goes on from without a gap', async () => {
  expect(await wayOf(ana)).toMatchObject({
    kind: 'none',
    offers: [{ plan: 'month', first: { cycles: 3, price: { amount: launch } } }, { plan: 'year' }],
    offerStartsAt: new Date('2027-01-17T10:00-05:00'),
  });
  await connect(ana);
  expect([await standing(ana), await renewalOf(ana)]).toEqual(['trialing —', 'paypal']);
  await goOn('2027-01-16T10:00', '2027-01-17T09:59');
  expect(await paymentsOf(ana)).toEqual([]);
  expect(await mailsTo(ana)).toEqual(['Mañana termina tu prueba y empieza tu Premium']);
  goTo('2027-01-17T10:00');
  expect((await readOwnMembership(services, ana)).status).toBe('past_due');
  expect(await accessOf(ana)).toMatchObject({ tier: 'pro' });
  await goOn('2027-01-17T15:00');
  expect(await standing(ana)).toBe('active 2027-02-17');
  expect(await paymentsOf(ana)).toEqual([{ role: 'settles', amount: launch, refunded: 0 }]);
  await goOn('2027-02-10T11:00', '2027-02-17T10:01', '2027-03-17T10:01', '2027-04-17T10:01');
  expect((await paymentsOf(ana)).map(({ amount }) => amount)).toEqual([
    ...[launch, launch, launch, premium.month.amount],
  ]);
  expect(await standing(ana)).toBe('active 2027-05-17');
});

test('a year, and the next one a year later', async () => {
  await connect(ana, 'year');
  await goOn('2027-01-17T10:01');
  expect([await standing(ana), await stateOf(ana)]).toEqual(['active 2028-01-17', 'active']);
  expect(await paymentsOf(ana)).toMatchObject([{ amount: premium.year.amount }]);
});

test('is removed while it lasts: it ends by itself, and nothing is charged', async () => {
  const id = await connect(ana);
  await removePaypal(services, ana);
  await renew();
  expect([await atPaypal(id), await stateOf(ana)]).toEqual(['cancelled', 'ended by person']);
  await goOn('2027-01-16T10:00', '2027-01-17T10:00');
  expect(await mailsTo(ana)).toEqual([
    'Tu prueba de Premium termina mañana',
    'Tu prueba de Premium terminó',
  ]);
  expect(await standing(ana)).toBe('ended —');
});

test('what is charged after it was removed goes back, and pays nothing', async () => {
  const id = await connect(ana);
  goTo('2027-01-17T09:59');
  await removePaypal(services, ana);
  await goOn('2027-01-17T10:01');
  await sendRefunds(services, system);
  expect([await refundsOf(ana), await standing(ana)]).toEqual([['revoked done'], 'ended —']);
  expect(await atPaypal(id)).toBe('cancelled');
});

test('what fails keeps the tools open for the grace, and then it ends', async () => {
  await connect(ana, 'month', 3);
  await goOn('2027-01-17T10:01', '2027-01-22T10:01');
  expect(await accessOf(ana)).toMatchObject({ tier: 'pro', status: 'past_due' });
  expect(await wayOf(ana)).toMatchObject({
    failure: { retryAt: new Date('2027-01-27T10:00-05:00') },
  });
  const mail = (await opened.queuedMails()).findLast(({ subject }) => subject.startsWith('No nos'));
  expect(mail?.text).toContain('Tu prueba fue hasta el 17 de enero de 2027');
  await goOn('2027-01-24T10:01');
  expect(await accessOf(ana)).toMatchObject({ tier: 'free', status: 'ended' });
  await goOn('2027-01-24T10:11');
  expect(await stateOf(ana)).toBe('ended by person');
});

test('a place of the launch is held for it until it is charged, and free again where it is removed', async () => {
  await connect(ana);
  const held = () =>
    service
      .selectFrom('launch_places')
      .innerJoin('memberships', 'memberships.id', 'membership_id')
      .select(['held_until as until', 'kept_at as keptAt'])
      .where('user_id', '=', ana.userId)
      .executeTakeFirst();
  expect(await held()).toMatchObject({ until: new Date('2027-01-24T10:00-05:00'), keptAt: null });
  await goOn('2027-01-17T10:01');
  expect((await held())?.keptAt).not.toBeNull();
  const bea = await newTrial();
  await connect(bea);
  await removePaypal(services, bea);
  const free = await service
    .selectFrom('launch_places')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select('held_until as until')
    .where('user_id', '=', bea.userId)
    .executeTakeFirst();
  expect(free?.until).toEqual(services.now());
  expect(await paidPlaces()).toBeGreaterThan(0);
});

test('cancelled at PayPal it ends by itself, and its person is told', async () => {
  await peer.cancelThere(await connect(ana));
  await goOn('2027-01-11T10:00');
  expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['ended by paypal', 'link']);
  const mail = (await opened.queuedMails()).at(-1);
  expect(mail?.text).toContain('Tu prueba va hasta el 17 de enero de 2027');
  expect(mail?.text).toContain('No se cobra nada.');
});

test('who asks for their account to be deleted is charged nothing', async () => {
  const id = await connect(ana);
  await service.transaction().execute((db) => leaveMembership({ ...services, db }, ana.userId));
  await renew();
  expect([await atPaypal(id), await standing(ana)]).toEqual(['cancelled', 'trialing —']);
});

test('of who left a charge that comes all the same waits for the staff', async () => {
  const id = await connect(ana);
  await peer.fail('error');
  await service.deleteFrom('users').where('id', '=', ana.userId).execute();
  goTo('2027-01-17T10:01');
  await peer.fail(null);
  await renew();
  expect(await atPaypal(id)).toBe('cancelled');
  expect(await members.findings()).toEqual(['unknown-reference']);
});
