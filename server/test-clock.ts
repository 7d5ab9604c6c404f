import type { MovableClock } from '#simulators/clock/movable-clock.ts';
import type { Config } from './config.ts';

/** The product's clock in test mode, which `/dev/reloj` moves; null of a real server, which has the machine's. */
export async function openTestClock({
  mode,
  dataDir,
}: Pick<Config, 'mode' | 'dataDir'>): Promise<MovableClock | null> {
  if (mode !== 'test') return null;
  // Loaded only here, so that a production server never has a clock that moves in memory.
  const { openMovableClock } = await import('#simulators/clock/movable-clock.ts');
  return openMovableClock(dataDir);
}
