import type { AppServices } from '#server/services/app-services.ts';
import { type HeldRun, isHeld } from './background-runs.ts';

/** Whoever works on a run hears here that it is theirs no more. */
export type Hold = {
  /** Aborts when the run was cancelled, deleted or taken over. */
  left: AbortSignal;
  unfollow: () => void;
};

/** Follows whether a try still holds its run, from now on. */
export async function followHold(
  services: Pick<AppServices, 'db' | 'events'>,
  run: HeldRun,
): Promise<Hold> {
  const left = new AbortController();
  const look = () =>
    isHeld(services, run)
      .then((held) => held || left.abort())
      // The next event asks again.
      .catch(() => undefined);
  const unfollow = services.events.follow(run.userId, (event) => {
    if (event === null || event.id === run.id) void look();
  });
  // What happened before anybody listened.
  await look();
  return { left: left.signal, unfollow };
}
