import { beforeEach, describe, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { deleteAccount } from '../account-deletion/delete-account.ts';
import { leaveMembership } from '../account-deletion/leave-membership.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { countPlaces } from '../memberships/launch-places.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { choosePaypal } from './choose-paypal.ts';
import { followOwnPaypal } from './follow-paypal.ts';
import { removePaypal } from './remove-paypal.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, choose, connect, goOn, stateOf, standing, renew } = members;
const { atPaypal, idOf, paymentsOf, refundsOf, rowsOf } = members;
const { goTo, startPaying } = world;
const { service } = services.db;
let ana: UserActor;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  goTo('2027-01-10T10:00');
  ana = await world.newPerson();
  await startTrial(services, ana);
});

const leave = ({ userId }: UserActor) =>
  service.transaction().execute(async (db) => {
    await db
      .updateTable('users')
      .set({ deletion_due_at: services.now() })
      .where('id', '=', userId)
      .execute();
    await leaveMembership({ ...services, db }, userId);
  });
const membershipOf = async ({ userId }: UserActor) =>
  (await findMembership(service, userId))?.id ?? '';
const connectNequi = async (actor: UserActor) =>
  service
    .insertInto('payment_sources')
    .values({
      ...{ membership_id: await membershipOf(actor), state: 'available', phone_end: '4567' },
      ...{ asked_at: services.now(), provider_id: crypto.randomUUID() },
      ...{ terms_url: 'https://wompi.example', personal_data_url: 'https://wompi.example' },
      consent_text: 'Autorizo',
    })
    .execute();
const nequiOf = async (actor: UserActor) =>
  (
    await service
      .selectFrom('payment_sources')
      .select('state')
      .where('membership_id', '=', await membershipOf(actor))
      .executeTakeFirstOrThrow()
  ).state;
const places = () => countPlaces(service, services.now());

/** PayPal as it is, to which something happens between its opening of a subscription and our hearing of it. */
function meanwhile(happens: (url: string) => Promise<unknown>) {
  const { subscriptions } = peer.provider;
  const opening = {
    ...subscriptions,
    open: async (...wanted: Parameters<typeof subscriptions.open>) => {
      const made = await subscriptions.open(...wanted);
      await happens(made.url);
      return made;
    },
  };
  const provider = { ...peer.provider, subscriptions: opening };
  return { ...services, payments: { ...services.payments, providers: [world.wompi, provider] } };
}

describe('one that is not wanted any more while PayPal opens it', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['is removed', () => removePaypal(services, ana)],
    ['gives way to another plan', () => choose(ana, 'year')],
    ['is of who leaves', () => leave(ana)],
  ])(
    '%s: nobody is sent to approve it, and who does all the same is not charged',
    async (_, act) => {
      let url = '';
      const asked = choosePaypal(
        meanwhile((made) => ((url = made), act())),
        ana,
        { plan: 'month' },
      );
      await expect(asked).rejects.toMatchObject({ code: 'membership.changed' });
      const id = (await rowsOf(ana)).find(({ plan }) => plan === 'month')?.providerId ?? '';
      await peer.approve(url);
      await renew();
      await goOn('2027-01-17T10:01', '2027-02-17T10:01');
      expect(await atPaypal(id)).toBe('cancelled');
      expect(await paymentsOf(ana)).toEqual([]);
    },
  );
});

test('who leaves while they have one to approve is not charged, and chooses no other', async () => {
  const url = await choose(ana);
  await leave(ana);
  await expect(choose(ana)).rejects.toMatchObject({ code: 'membership.changed' });
  await peer.approve(url);
  await goOn('2027-01-10T10:10', '2027-01-17T10:01', '2027-01-18T10:01');
  expect(await atPaypal(await idOf(ana))).toBe('cancelled');
  expect([await paymentsOf(ana), await standing(ana)]).toEqual([[], 'ended —']);
});

test('who asked to leave between the approval and our hearing of it is not charged either', async () => {
  await peer.approve(await choose(ana));
  await service
    .updateTable('users')
    .set({ deletion_due_at: services.now() })
    .where('id', '=', ana.userId)
    .execute();
  goTo('2027-01-10T10:01');
  await followOwnPaypal(services, ana);
  await renew();
  expect(await stateOf(ana)).toBe('ended by person');
  expect(await atPaypal(await idOf(ana))).toBe('cancelled');
});

test('what is wrong with the list of its charges does not keep PayPal from being told', async () => {
  const id = await connect(ana);
  await goOn('2027-01-17T10:01');
  await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
  const { subscriptions } = peer.provider;
  const listCharges = () =>
    Promise.reject(new ProviderError('unreadable', { status: null, isFinal: true }));
  const provider = { ...peer.provider, subscriptions: { ...subscriptions, listCharges } };
  await renewMemberships(
    { ...services, payments: { ...services.payments, providers: [world.wompi, provider] } },
    system,
  );
  expect(await atPaypal(id)).toBe('cancelled');
});

describe('a place of the launch that was held for its first charge is free', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['it ended at PayPal', async () => peer.cancelThere(await idOf(ana))],
    ['it was removed', () => removePaypal(services, ana)],
    ['its person left', () => leave(ana)],
    ['its account is gone', () => service.deleteFrom('users').execute()],
  ])('once %s, also of who had begun to pay otherwise', async (_, act) => {
    await startPaying(ana);
    await connect(ana);
    goTo('2027-01-10T11:00');
    const before = await places();
    await act();
    goTo('2027-01-10T23:30');
    await renew();
    expect(await places()).toBe((before ?? 0) + 1);
  });

  test('of one that nobody approved within half an hour', async () => {
    const before = await places();
    await choose(ana);
    expect(await places()).toBe((before ?? 0) - 1);
    goTo('2027-01-10T10:31');
    expect(await places()).toBe(before);
  });
});

test('a charge that goes back leaves no order to pay', async () => {
  await connect(ana);
  goTo('2027-01-17T09:59');
  await removePaypal(services, ana);
  goTo('2027-01-17T10:01');
  await renew();
  const orders = await service
    .selectFrom('orders')
    .select('expires_at as until')
    .where('user_id', '=', ana.userId)
    .where('status', '=', 'open')
    .execute();
  expect(orders.filter(({ until }) => until > services.now())).toEqual([]);
  expect((await refundsOf(ana)).length).toBeLessThanOrEqual(1);
});

test('nor does one of a member who had cancelled before its period was announced: it goes back through what they paid', async () => {
  const member = await members.newMember();
  const id = await connect(member);
  await changeOwnMembership(services, member, { type: 'cancelled', reason: null });
  goTo('2027-02-10T10:01');
  await peer.provider.subscriptions.read(id);
  await renew();
  await sendRefunds(services, system);
  expect(await refundsOf(member)).toEqual(['revoked done']);
  const orders = await service
    .selectFrom('orders')
    .select(['membership_period as number', 'status'])
    .where('user_id', '=', member.userId)
    .execute();
  expect(orders).toEqual([{ number: 1, status: 'paid' }]);
});

test('an account that is deleted while its membership moves waits for it, and neither is undone', async () => {
  await service
    .updateTable('users')
    .set({ deletion_due_at: services.now() })
    .where('id', '=', ana.userId)
    .execute();
  const { id } = await service
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  const { deletion } = await service.transaction().execute(async (db) => {
    await holdMembership(db, id);
    const deletion = deleteAccount(services, ana.userId);
    await waitUntilBlocking(db, services.db);
    await db
      .updateTable('users')
      .set({ member_until: services.now() })
      .where('id', '=', ana.userId)
      .execute();
    return { deletion };
  });
  expect(await deletion).toBe(true);
});

test('whoever ends theirs ends no other’s', async () => {
  const bea = await world.newPerson();
  await startTrial(services, bea);
  const [anas, beas] = [await connect(ana), await connect(bea)];
  const leo = await world.newPerson();
  await startTrial(services, leo);
  await choose(leo);
  await removePaypal(services, ana);
  await renew();
  expect([await atPaypal(anas), await atPaypal(beas)]).toEqual(['cancelled', 'active']);
  expect([await stateOf(bea), await stateOf(leo)]).toEqual(['active', 'waiting']);
});

test('a Nequi that was connected is charged no more once PayPal charges, and of nobody else', async () => {
  const bea = await world.newPerson();
  await startTrial(services, bea);
  for (const person of [ana, bea]) await connectNequi(person);
  await connect(ana);
  expect([await nequiOf(ana), await nequiOf(bea)]).toEqual(['removed', 'available']);
});

test('what nobody approved can still be approved for three days, and is ended then all the same', async () => {
  const url = await choose(ana);
  await removePaypal(services, ana);
  await renew();
  expect(await stateOf(ana)).toBe('ending by person');
  goTo('2027-01-12T10:00');
  await peer.approve(url);
  await renew();
  expect(await atPaypal(await idOf(ana))).toBe('cancelled');
});
