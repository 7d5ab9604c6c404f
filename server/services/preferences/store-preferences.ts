import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

type Change = {
  column: 'distribution_preferences' | 'notification_preferences';
  values: object;
  at: Date;
};

/** Puts the values over what the column holds. A person without settings gets them now; the artistic name is theirs to say. */
export async function storePreferences(
  db: Kysely<DB>,
  userId: string,
  { column, values, at }: Change,
): Promise<void> {
  const name = sql.ref(column);
  await sql`
    insert into user_settings (user_id, artist_name, ${name})
    select id, '', ${JSON.stringify(values)}::jsonb
    from users where id = ${userId}
    on conflict (user_id) do update
    set ${name} = user_settings.${name} || excluded.${name}, updated_at = ${at}`.execute(db);
}
