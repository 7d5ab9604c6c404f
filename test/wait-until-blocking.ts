import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/schema.ts';

/** Resolves once a statement of somebody else waits for what this open transaction has locked. */
export async function waitUntilBlocking(
  transaction: Kysely<DB>,
  { service }: Pick<Database, 'service'>,
): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  const blocked = sql`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
  await expect
    .poll(async () => (await blocked.execute(service)).rows.length, { timeout: 20_000 })
    .toBe(1);
}
