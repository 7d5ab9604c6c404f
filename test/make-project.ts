import type { Insertable } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** A project as the database holds it, whoever may make one; what is not said of it is as a new row has it. */
export async function makeProject(
  { db }: Pick<AppServices, 'db'>,
  userId: string,
  values: Partial<Insertable<DB['projects']>> = {},
): Promise<string> {
  const { id } = await db.service
    .insertInto('projects')
    .values({ user_id: userId, title: 'Prueba', artist_name: 'Ana', genre: 'pop', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
