import { beforeEach, expect, test } from 'vitest';
import { premium } from '#content/premium.ts';
import { system, type UserActor } from '#server/actor.ts';
import { year } from '#test/membership-world.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { choosePaypal } from './choose-paypal.ts';
import { followOwnPaypal, followSubscriptions } from './follow-paypal.ts';
import { readPayWay } from './read-pay-way.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, deliver, renew, stateOf, renewalOf } = members;
const { choose, rowOf, rowsOf, idOf, atPaypal, wayOf, paymentsOf } = members;
const { goTo, pay } = world;
let ana: UserActor;

beforeEach(async () => {
  await services.db.service.deleteFrom('users').execute();
  await peer.fail(null);
  goTo('2027-01-10T10:00');
  ana = await members.newMember();
});

test('it begins where what was paid ends, once its person approves', async () => {
  const url = await choose(ana);
  expect(new URL(url).origin).toBe(peer.provider.origin);
  await followOwnPaypal(services, ana);
  expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['waiting', 'link']);
  expect((await rowOf(ana)).startsAt).toEqual(new Date('2027-02-10T10:00-05:00'));
  await peer.approve(url);
  goTo('2027-01-10T10:01');
  await followOwnPaypal(services, ana);
  expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['active', 'paypal']);
  expect(await wayOf(ana)).toMatchObject({
    ...{ kind: 'active', nextChargeAt: new Date('2027-02-10T10:00-05:00'), failure: null },
    offers: [],
  });
  expect((await rowOf(ana)).url).toBeNull();
  await goOn('2027-02-09T10:00');
  expect(await paymentsOf(ana)).toEqual([]);
});

test('of a month at the price of the launch for the cycles that are left of it, and of a year', async () => {
  await connect(ana);
  const price = premium.month.amount;
  expect(await rowOf(ana)).toMatchObject({ price, firstCycles: 2, firstPrice: price / 2 });
  const bea = await members.newMember(year);
  await connect(bea, 'year');
  expect(await rowOf(bea)).toMatchObject({
    ...{ plan: 'year', price: premium.year.amount, firstCycles: 0, firstPrice: null },
    startsAt: new Date('2028-01-10T10:00-05:00'),
  });
});

test('two tabs at once, and who presses again, are sent to one', async () => {
  const urls = await Promise.all([choose(ana), choose(ana), choose(ana)]);
  urls.push(await choose(ana));
  expect(new Set(urls).size).toBe(1);
  expect(await rowsOf(ana)).toHaveLength(1);
});

test('where the response was lost, or the process died before it was kept, the same one is opened', async () => {
  await peer.fail('garbage');
  await expect(choose(ana)).rejects.toMatchObject({ code: 'paypal.provider-down' });
  expect(await stateOf(ana)).toBe('opening');
  await peer.fail(null);
  await peer.approve(await choose(ana));
  await followOwnPaypal(services, ana);
  expect(await stateOf(ana)).toBe('active');
  expect(await rowsOf(ana)).toHaveLength(1);
});

test('while PayPal is away nothing begins, and what was kept is forgotten in an hour', async () => {
  await peer.fail('error');
  await expect(choose(ana)).rejects.toMatchObject({ code: 'paypal.provider-down' });
  await goOn('2027-01-10T10:59');
  expect(await stateOf(ana)).toBe('opening');
  await goOn('2027-01-10T11:00');
  expect(await stateOf(ana)).toBe('ended by nobody');
  expect(await wayOf(ana)).toMatchObject({ kind: 'none', offers: [{ plan: 'month' }] });
});

test('who pays nothing, is late, cancelled or has it already has nothing to choose, and nobody another plan', async () => {
  const changed = { code: 'membership.changed' };
  await expect(choose(await world.newPerson())).rejects.toMatchObject(changed);
  await expect(choose(ana, 'year')).rejects.toMatchObject(changed);
  await connect(ana);
  await expect(choose(ana)).rejects.toMatchObject(changed);
  const bea = await members.newMember();
  await changeOwnMembership(services, bea, { type: 'cancelled', reason: null });
  await expect(choose(bea)).rejects.toMatchObject(changed);
  const eva = await members.newMember();
  goTo('2027-02-10T09:51');
  await expect(choose(eva)).rejects.toMatchObject(changed);
  goTo('2027-02-11T10:00');
  await expect(choose(eva)).rejects.toMatchObject(changed);
  expect(await wayOf(eva)).toBeNull();
});

test('without PayPal nothing of it is offered', async () => {
  const without = { ...services, payments: { ...services.payments, providers: [world.wompi] } };
  expect(await readPayWay(without, ana)).toBeNull();
  await expect(choosePaypal(without, ana, { plan: 'month' })).rejects.toMatchObject({
    code: 'paypal.unavailable',
  });
});

test('an event that comes before its person is back is enough', async () => {
  const url = await choose(ana);
  // Not due by itself.
  await renew();
  await peer.approve(url);
  await renew();
  expect(await stateOf(ana)).toBe('waiting');
  await deliver(await idOf(ana), 'ACTIVATED');
  await followSubscriptions(services, system);
  expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['active', 'paypal']);
  goTo('2027-01-10T10:01');
  await followOwnPaypal(services, ana);
  expect(await stateOf(ana)).toBe('active');
});

test('what nobody approves in three days comes to nothing, and what is approved later is ended', async () => {
  const url = await choose(ana);
  await goOn('2027-01-10T13:01', '2027-01-13T10:00');
  expect(await stateOf(ana)).toBe('ended by nobody');
  await peer.approve(url);
  const id = await idOf(ana);
  await deliver(id, 'ACTIVATED');
  await renew();
  expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by nobody', 'cancelled']);
  expect(await renewalOf(ana)).toBe('link');
});

test('approved after the period was paid by its link, or cancelled, it is ended and charges nothing', async () => {
  goTo('2027-02-05T10:00');
  const url = await choose(ana);
  await pay(ana);
  const bea = await members.newMember();
  const other = await choose(bea);
  await changeOwnMembership(services, bea, { type: 'cancelled', reason: null });
  for (const one of [url, other]) await peer.approve(one);
  await goOn('2027-02-05T10:01');
  for (const actor of [ana, bea]) {
    expect([await stateOf(actor), await atPaypal(await idOf(actor))]).toEqual([
      'ended by person',
      'cancelled',
    ]);
  }
  await goOn('2027-02-10T10:01', '2027-03-05T10:01');
  expect([await paymentsOf(ana), await paymentsOf(bea)]).toEqual([[], []]);
});

test('whoever begins anew hours later is sent to another, and of both that they approve one is kept', async () => {
  const first = await choose(ana);
  goTo('2027-01-10T14:00');
  const second = await choose(ana);
  expect(second).not.toBe(first);
  for (const url of [first, second]) await peer.approve(url);
  await goOn('2027-01-10T14:01');
  const rows = await rowsOf(ana);
  expect(rows.map(({ state }) => state)).toEqual(['ended', 'active']);
  expect(await atPaypal(rows[0]?.providerId ?? '')).toBe('cancelled');
});

test('nobody opens it more than twenty times in an hour', async () => {
  for (let pressed = 0; pressed < 20; pressed += 1) await choose(ana);
  await expect(choose(ana)).rejects.toMatchObject({ code: 'rate.limited' });
});
