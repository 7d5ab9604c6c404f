import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import { isMissingTable, missingTables } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type Distribution, ownDistributions } from './own-distributions.ts';

export const distributionsPerPage = 20;

/** One page of the actor's distributions and how many there are. `page` counts from 1. */
export async function listDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ distributions: Distribution[]; count: number }> {
  try {
    const [row] = await readAsActor(db, actor, (db) =>
      db.selectNoFrom((columns) => [
        jsonArrayFrom(
          ownDistributions(db, actor)
            .limit(distributionsPerPage)
            .offset((page - 1) * distributionsPerPage),
        ).as('distributions'),
        columns
          .selectFrom(ownDistributions(db, actor).as('own'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('count'),
      ]),
    );
    return { distributions: row?.distributions ?? [], count: row?.count ?? 0 };
  } catch (error) {
    // Without the table there are none; without that of projects, the person is notified.
    const missing = isMissingTable(error) ? await missingTables(db.servicePool) : [];
    if (!missing.includes('distributions') || missing.includes('projects')) throw error;
    return { distributions: [], count: 0 };
  }
}
