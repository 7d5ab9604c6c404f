import pg from 'pg';
import type { Connection } from '#server/database/connection.ts';

/** Others keep every place of the launch offer. */
export async function fillLaunch(owner: Connection): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(`
    with others as (insert into memberships (looked_at, created_at) select now(), now() from generate_series(1, 100) returning id)
    insert into launch_places (place, membership_id, kept_at) select row_number() over (), id, now() from others`);
  await client.end();
}
