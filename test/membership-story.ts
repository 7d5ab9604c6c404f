import type { UserActor } from '#server/actor.ts';
import type { PaymentWorld, WorldProvider } from './payment-world.ts';

/** What somebody was sent away to pay, and whether the product is to hear of it. */
export type Begun = { provider: WorldProvider; reference: string };

export type MembershipStory = {
  world: PaymentWorld;
  random: () => number;
  people: readonly UserActor[];
  begun: Begun[];
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

export const chance = ({ random }: MembershipStory, share: number): boolean => random() < share;

export function pick<T>({ random }: MembershipStory, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)];
}
