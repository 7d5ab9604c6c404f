import type pg from 'pg';
import { readSchemaScript } from './schema-script.ts';

/** Whether a statement failed because its table does not exist: PostgreSQL's 42P01, undefined_table. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';

/** The product's tables that this database lacks. It asks the catalog, which every role may read. */
export async function missingTables(database: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where not exists (
       select from pg_class where relname = name and relkind = 'r' and relnamespace = 'public'::regnamespace)
     order by name`,
    [readSchemaScript().tables],
  );
  return rows.map(({ name }) => name);
}
