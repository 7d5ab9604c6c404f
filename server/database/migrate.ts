import { createHash, createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf, StartError } from '#server/start-error.ts';
import type { Connection } from './connection.ts';
import { connectionError } from './connection-error.ts';
import { missingTables } from './missing-tables.ts';
import { readSchemaScript } from './schema-script.ts';

const folder = join(process.cwd(), 'server/database/migrations');
const lock = 2601;

/**
 * Brings the database up to the newest migration; several processes may call it at once.
 * Refuses to go on when a file that was already applied has changed since. A table that somebody dropped is made
 * again, without its rows; resolves with the names of those. Refuses, too, what a newer version has migrated, and the
 * PostgreSQL of an installation with another secret, unless this one adopts it. `upTo` is where a copy of an older
 * database stops it.
 */
export async function migrate(
  owner: Connection,
  secret: string,
  { adopt = false, upTo }: { adopt?: boolean; upTo?: string | undefined } = {},
): Promise<string[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const roles = await readFile(join(folder, '../roles.sql'), 'utf8');
    await besideOthers(client, async () => {
      await client.query(roles);
      await claimRole(client, secret, adopt);
    });
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const files = await readMigrationFiles();
    await refuseNewer(
      client,
      files.map(({ name }) => name),
    );
    const wanted = files.filter(({ name }) => upTo === undefined || name <= upTo);
    for (const file of wanted) await apply(client, file);
    return await makeAgain(client, wanted.at(-1)?.name);
  } catch (error) {
    throw codeOf(error) === '42501' ? connectionError(error, owner) : error;
  } finally {
    await client.end();
  }
}

type MigrationFile = { name: string; sql: string; checksum: string };

/** Every migration of this code, in their order. */
export async function readMigrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Roles belong to all of a PostgreSQL: a password that follows from another secret would lock out whoever serves with
 * theirs. The role says whose it is.
 */
async function claimRole(client: pg.Client, secret: string, adopt: boolean): Promise<void> {
  const mark = installationMark(secret);
  const found = await readMark(client);
  if (found !== null && found !== mark && !adopt) throw otherSecret();
  await client.query(`alter role estudio_app password '${appPassword(secret)}'`);
  if (found !== mark) await client.query(`comment on role estudio_app is '${mark}'`);
}

/**
 * All of the work or nothing: no password stays that no mark tells of. An advisory lock is of one database, roles are of
 * all: whoever migrates another may make or change the same at this moment.
 */
async function besideOthers(
  client: pg.Client,
  work: () => Promise<void>,
  triesLeft = 10,
): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    // The connection ends, and what was begun with it.
    if (!concurrent.has(codeOf(error)) || triesLeft === 0) throw error;
    await client.query('rollback');
    await besideOthers(client, work, triesLeft - 1);
  }
}

/** Exists by now, in two ways; «tuple concurrently updated» has only the code of internal errors. */
const concurrent = new Set(['23505', '42710', 'XX000']);

/** What says whose a PostgreSQL or a copy is, and nothing of the secret that it follows from. */
export function installationMark(secret: string): string {
  const digest = createHmac('sha256', secret).update('installation').digest('hex');
  return `SECRET ${digest.slice(0, 16)}`;
}

/** Refuses a PostgreSQL of another secret, and changes nothing in it. */
export async function refuseOtherSecret(client: pg.Client, secret: string): Promise<void> {
  const found = await readMark(client);
  if (found !== null && found !== installationMark(secret)) throw otherSecret();
}

async function readMark(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ found: string | null }>(
    `select shobj_description(oid, 'pg_authid') as found from pg_roles where rolname = 'estudio_app'`,
  );
  return rows[0]?.found ?? null;
}

const otherSecret = () =>
  new StartError(
    'Este PostgreSQL es de una instalación con otro SECRET, que con este dejaría de funcionar. Lo más probable es que el ' +
      'secrets.json de esta DATA_DIR no sea el suyo (donde faltaba, se creó otro): recupéralo de tu copia, o usa el mismo ' +
      'SECRET. Si se perdió o lo cambiaste a propósito: npm run db -- adopt',
  );

async function refuseNewer(client: pg.Client, known: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations where name <> all($1) order by name desc limit 1',
    [known],
  );
  if (!rows[0]) return;
  throw new StartError(
    `La base de datos va en la migración ${rows[0].name}, que esta versión no conoce: actualiza el código.`,
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: MigrationFile): Promise<void> {
  const applied = await client.query<{ checksum: string }>(
    'select checksum from migrations where name = $1',
    [name],
  );
  if (applied.rows[0]?.checksum === checksum) return;
  if (applied.rows[0]) {
    throw new StartError(
      `La migración ${name} ya se aplicó y su archivo cambió después: recupéralo con git.`,
    );
  }
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (codeOf(error) === '42501') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`La migración ${name} falló: ${reason}`, { cause: error });
  }
}

/** A migration that was applied is never applied again: what was dropped since comes back from `schema.sql`. */
async function makeAgain(client: pg.Client, newest: string | undefined): Promise<string[]> {
  const { text, upTo } = readSchemaScript();
  // While a new migration is being written, the script is not of this database yet.
  if (upTo !== newest) return [];
  const missing = await missingTables(client);
  if (missing.length > 0) await client.query(text);
  return missing;
}

/** The login role's password follows from the secret, so every server that shares the secret knows it. */
function appPassword(secret: string): string {
  return createHmac('sha256', secret).update('estudio_app').digest('hex');
}

export function appConnection(owner: Connection, secret: string): Connection {
  return { ...owner, user: 'estudio_app', password: appPassword(secret) };
}
