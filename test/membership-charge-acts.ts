import { system, type UserActor } from '#server/actor.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { askNequi, readNequiDocuments } from '#server/services/renewals/ask-nequi.ts';
import { choosePaypal } from '#server/services/renewals/choose-paypal.ts';
import { followOwnNequi } from '#server/services/renewals/follow-nequi.ts';
import { followOwnPaypal } from '#server/services/renewals/follow-paypal.ts';
import { removeNequi } from '#server/services/renewals/remove-nequi.ts';
import { removePaypal } from '#server/services/renewals/remove-paypal.ts';
import { chance, type MembershipStory, pick, someone } from './membership-story.ts';
import { testEvent } from './payment-provider.ts';
import { anyone } from './payment-story.ts';
import type { WorldProvider } from './payment-world.ts';

const day = 86_400_000;
/** Nobody approves what they were sent to approve longer ago. */
const approvedWithin = 3 * day;

export async function subscribe(story: MembershipStory): Promise<void> {
  const actor = someone(story);
  const plan = pick(story, ['month', 'month', 'month', 'year'] as const);
  const [isApproved, isSeen] = [chance(story, 0.8), chance(story, 0.7)];
  if (!actor || !plan) return;
  const { url } = await choosePaypal(story.world.services, actor, { plan });
  const asked = { id: url.split('/').at(-1) ?? '', actor };
  story.asked.push(asked);
  if (isApproved) await approve(story, asked, isSeen);
}

export async function approveLate(story: MembershipStory): Promise<void> {
  const asked = pick(story, story.asked);
  if (asked) await approve(story, asked, chance(story, 0.5));
}

async function approve(
  { paypal, world, furthest }: MembershipStory,
  { id, actor }: { id: string; actor: UserActor },
  isSeen: boolean,
): Promise<void> {
  const openedAt = paypal.held.get(id)?.openedAt ?? 0;
  if (furthest - openedAt < approvedWithin) paypal.approve(id);
  if (isSeen) await followOwnPaypal(world.services, actor);
}

/** What PayPal, or a person there, does with a subscription. */
export async function actAtPaypal(story: MembershipStory): Promise<void> {
  const { paypal, said } = story;
  const one = pick(story, [...paypal.held.values()]);
  const what = pick(story, ['cancel', 'fail', 'fail', 'fail all', 'wait', 'wait'] as const);
  if (!one || !what) return subscribe(story);
  said.push(what);
  if (what === 'cancel') paypal.cancelThere(one.id);
  if (what === 'fail') one.failing = 1;
  if (what === 'fail all') one.failing = 3;
  if (what === 'wait') one.isPending = true;
}

/** A bank decides what waited for it. */
export async function decidePending(story: MembershipStory): Promise<void> {
  const pending = story.world.providers.flatMap((provider) =>
    provider.transactions
      .filter(({ status }) => status === 'pending')
      .map((transaction) => ({ provider, transaction })),
  );
  const one = pick(story, pending);
  const status = pick(story, ['approved', 'approved', 'declined'] as const);
  const isTold = chance(story, 0.6);
  if (!one || !status) return;
  one.transaction.status = status;
  story.said.push(status);
  if (isTold) await announce(story, one);
  else hearLater(story, one);
}

/** What somebody paid is told in the end, however long it waited for a bank; what was charged is found by asking. */
export function hearLater(
  { inTheAir }: MembershipStory,
  { provider, transaction: { reference } }: { provider: WorldProvider; transaction: Transaction },
): void {
  if (reference !== null) inTheAir.push({ provider, reference });
}

/** An event of a provider, now and then twice and at once: about what it charged by itself, or somebody paid. */
export async function announce(
  story: MembershipStory,
  { provider, transaction }: { provider: WorldProvider; transaction: Transaction },
): Promise<void> {
  const { services } = story.world;
  const { id, reference, subscription } = transaction;
  if (subscription === undefined)
    return observePayment(services, system, { provider, subject: { id, reference } });
  const event = testEvent({ id: crypto.randomUUID(), subscription, transaction: id });
  const times = chance(story, 0.4) ? 2 : 1;
  const heard = () => receiveEvent(services, anyone, { name: provider.name, event });
  await Promise.all(Array.from({ length: times }, heard));
}

/** What PayPal charged is told, however long ago that was. */
export async function tellCharge(story: MembershipStory): Promise<void> {
  const { paypal, world } = story;
  paypal.bill();
  const provider = world.providers.find(({ name }) => name === 'paypal');
  const charges = provider?.transactions.filter(({ subscription }) => subscription !== undefined);
  const transaction = pick(story, charges ?? []);
  if (provider && transaction) await announce(story, { provider, transaction });
}

export async function connectNequi(story: MembershipStory): Promise<void> {
  const actor = someone(story);
  const answer = pick(story, ['approved', 'approved', 'approved', 'declined'] as const);
  const ends = pick(story, ['approved', 'approved', 'pending', 'declined'] as const);
  if (!actor || !answer || !ends) return;
  const { services } = story.world;
  const documents = await readNequiDocuments(services, actor);
  if (!documents) return;
  await askNequi(services, actor, { phone: '3001234567', ...documents });
  story.nequi.decide(answer);
  story.nequi.chargesEnd = ends;
  await followOwnNequi(services, actor);
}

export async function backToLink(story: MembershipStory): Promise<void> {
  const actor = someone(story);
  const remove = chance(story, 0.5) ? removeNequi : removePaypal;
  if (actor) await remove(story.world.services, actor);
}

/** A provider does not respond, loses what it says, or is back. */
export async function trouble(story: MembershipStory): Promise<void> {
  const provider = pick(story, story.world.providers);
  const what = pick(story, ['isDown', 'losesAnswers'] as const);
  if (!provider || !what) return;
  provider[what] = !provider[what];
  if (provider.name === 'wompi' && what === 'losesAnswers')
    story.nequi.losesAnswers = provider.losesAnswers;
  story.said.push(`${provider.name} ${what} ${provider[what]}`);
}
