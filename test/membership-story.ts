import type { UserActor } from '#server/actor.ts';
import type { TestSources } from './payment-sources.ts';
import type { TestSubscriptions } from './payment-subscriptions.ts';
import type { PaymentWorld, WorldProvider } from './payment-world.ts';

/** What somebody was sent away to pay, and whether the product is to hear of it. */
export type Begun = { provider: WorldProvider; reference: string };

/** A world of payments in which memberships are charged without their people, too. */
export type MembershipWorld = PaymentWorld & { paypal: TestSubscriptions; nequi: TestSources };

export type MembershipStory = {
  world: MembershipWorld;
  paypal: TestSubscriptions;
  nequi: TestSources;
  random: () => number;
  people: readonly UserActor[];
  begun: Begun[];
  /** The subscriptions that somebody was sent to PayPal to approve. */
  asked: { id: string; actor: UserActor }[];
  /** What happens first, most of the time. */
  beginning: readonly [string, MembershipAct][];
  /** What was paid, and of which nobody was told. */
  inTheAir: Begun[];
  /** What nobody waits for. */
  running: Promise<unknown>[];
  /** Where the clock was before somebody put it back. */
  furthest: number;
  said: string[];
  faults: string[];
};

export type MembershipAct = (story: MembershipStory) => Promise<unknown>;

export const chance = ({ random }: Pick<MembershipStory, 'random'>, share: number): boolean =>
  random() < share;

/** Mostly the same person, so that there is a story to tell. */
export const someone = (story: MembershipStory): UserActor | undefined =>
  chance(story, 0.85) ? story.people[0] : pick(story, story.people);

export function pick<T>(
  { random }: Pick<MembershipStory, 'random'>,
  all: readonly T[],
): T | undefined {
  return all[Math.floor(random() * all.length)];
}
