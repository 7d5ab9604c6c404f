import { beforeEach, expect, test } from 'vitest';
import type { UserActor } from '#server/actor.ts';
import { month, year } from '#test/membership-world.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { removePaypal } from '../renewals/remove-paypal.ts';
import { orderCheckout, payCheckout } from './pay-checkout.ts';
import { readCheckout } from './read-checkout.ts';

const members = await openPaypalMembers(await openTestServices());
const { services, connect, goOn, newMember, standing, world } = members;
const { goTo, newPerson, pay, wompi } = world;
let ana: UserActor;

beforeEach(async () => {
  await services.db.service.deleteFrom('users').execute();
  goTo('2027-01-10T10:00');
  ana = await newMember();
});

/** What the checkout says, and what it does with whoever pays it all the same. */
async function checkout(actor: UserActor, asked = month) {
  const seen = await readCheckout(services, actor, asked);
  const shownPesos = seen?.kind === 'for-sale' ? (seen.pesos?.amount ?? null) : 6_000_000;
  const wish = { asked, shownPesos, beginsNow: false, again: true };
  const codeOf = (begun: Promise<unknown>) =>
    begun.then(
      () => 'begun',
      ({ code }: { code: string }) => code,
    );
  return {
    seen,
    byProvider: await codeOf(payCheckout(services, actor, { ...wish, provider: 'wompi' })),
    byTransfer: await codeOf(orderCheckout(services, actor, wish)),
  };
}

const refused = { byProvider: 'order.paypal-charges', byTransfer: 'order.paypal-charges' };
const begun = { byProvider: 'begun', byTransfer: 'begun' };

test('what PayPal is about to charge is paid in no other way; a neighbour pays theirs', async () => {
  await connect(ana);
  const bea = await newMember();
  await goOn('2027-02-03T11:00');
  expect(await checkout(ana)).toMatchObject({
    ...refused,
    seen: { kind: 'paypal-charges', at: new Date('2027-02-10T10:00:00-05:00') },
  });
  expect(await checkout(bea)).toMatchObject({ ...begun, seen: { kind: 'for-sale', paypal: null } });
});

test('before that the checkout says what comes after what was paid, as it is', async () => {
  const next = async (actor: UserActor) => readCheckout(services, actor, month);
  expect(await next(ana)).toMatchObject({ kind: 'member', next: 'link' });
  await connect(ana);
  expect(await next(ana)).toMatchObject({ kind: 'member', next: 'paypal' });
  await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
  expect(await next(ana)).toMatchObject({ kind: 'member', next: null });
});

test('who removes it pays by the link', async () => {
  await connect(ana);
  await goOn('2027-02-03T11:00');
  await removePaypal(services, ana);
  expect(await checkout(ana)).toMatchObject({ ...begun, seen: { paypal: null } });
});

test('what it could not charge its person pays by hand', async () => {
  await connect(ana, 'month', 1);
  await goOn('2027-02-03T11:00', '2027-02-10T10:01');
  expect(await standing(ana)).toBe('past_due 2027-02-10');
  const retryAt: unknown = expect.any(Date);
  const seen = { kind: 'for-sale', paypal: { kind: 'late', retryAt } };
  expect(await readCheckout(services, ana, month)).toMatchObject(seen);
  await pay(ana);
  expect(await standing(ana)).toBe('active 2027-03-10');
});

test('who is late pays by hand, though nothing was heard of it', async () => {
  await connect(ana);
  goTo('2027-02-10T10:01');
  expect(await checkout(ana)).toMatchObject({
    ...begun,
    seen: { paypal: { kind: 'late', retryAt: null } },
  });
});

test('so does whose PayPal nobody hears of here any more', async () => {
  await connect(ana);
  await goOn('2027-02-03T11:00');
  const alone = { ...services, payments: { ...services.payments, providers: [wompi] } };
  expect(await readCheckout(alone, ana, month)).toMatchObject({ paypal: { kind: 'late' } });
});

test('in a trial it is charged at its end; another plan ends what it charges', async () => {
  const eva = await newPerson();
  await startTrial(services, eva);
  await connect(eva);
  expect(await checkout(eva)).toMatchObject({
    ...refused,
    seen: { kind: 'paypal-charges', at: new Date('2027-01-17T10:00:00-05:00') },
  });
  const ends = { kind: 'for-sale', paypal: { kind: 'ends', plan: 'month' } };
  expect(await readCheckout(services, eva, year)).toMatchObject(ends);
  await pay(eva, year);
  expect(await members.stateOf(eva)).toBe('ending by person');
  // Of a month that runs, too.
  await connect(ana);
  expect(await readCheckout(services, ana, year)).toMatchObject(ends);
});

test('a year that begins now takes the place of the one that PayPal would charge when the month ends', async () => {
  await changeOwnMembership(services, ana, { type: 'plan-chosen', plan: 'year' });
  await connect(ana, 'year');
  const seen = { kind: 'for-sale', paypal: { kind: 'ends', plan: 'year' } };
  expect(await checkout(ana, year)).toMatchObject({ ...begun, seen });
});
