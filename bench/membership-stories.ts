import { openMembershipWorld, tellMembershipStory } from '#test/membership-stories.ts';
import { figure } from './measure.ts';
import { copyDatabase, openCluster } from './payments-services.ts';

const lanes = 4;

/** Stories by their seeds, several at once, each after the other in a database of its own: 1.000, or those that are named. */
export async function tellMembershipStories(
  opened: AsyncDisposableStack,
  seeds: string[],
): Promise<string> {
  const chosen =
    seeds.length > 0 ? seeds.map(Number) : Array.from({ length: 1000 }, (_, seed) => seed + 1);
  const left = chosen.values();
  const faults: string[] = [];
  const databases = await copyDatabase(await openCluster(opened), Math.min(lanes, chosen.length));
  await Promise.all(
    databases.map(async (database) => {
      const world = await openMembershipWorld(opened, database);
      for (const seed of left)
        await tellMembershipStory(world, seed).catch((error: Error) => faults.push(error.message));
    }),
  );
  for (const fault of faults.slice(0, 10)) console.log(fault);
  if (faults.length > 0) throw new Error(`fallan ${faults.length} de ${chosen.length} historias`);
  return `membership: ${figure(faults.length)} de ${figure(chosen.length)} historias al azar terminan mal (meta 0)`;
}
