import type pg from 'pg';

/** Whether anything was ever migrated here. */
export async function isMigrated(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select from pg_class where relname = 'migrations' and relnamespace = 'public'::regnamespace`,
  );
  return rowCount !== 0;
}

/** The migrations that this database went through, in their order. */
export async function appliedMigrations(
  owner: pg.Client,
): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  );
  return rows;
}
