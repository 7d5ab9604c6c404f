import type { Config } from '#server/config.ts';
import { openTestClock } from '#server/test-clock.ts';

/** The clock of this installation's product, for the moment that a command takes. */
export async function readClock(config: Pick<Config, 'mode' | 'dataDir'>): Promise<() => Date> {
  const clock = await openTestClock(config);
  return clock?.now ?? (() => new Date());
}
