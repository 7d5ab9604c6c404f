import type pg from 'pg';
import { parseConnectionUrl } from '#server/database/connection.ts';
import { connectionError } from '#server/database/connection-error.ts';
import { appConnection, refuseOtherSecret } from '#server/database/migrate.ts';
import { connectOwn } from '#server/database/provide-database.ts';
import { bad, type Finding, good } from './finding.ts';

/**
 * Whether the operator's own PostgreSQL serves: it answers as it answers the product, is recent enough, and lets the
 * user do what migrations do. Nothing in it changes.
 */
export async function checkDatabase(
  databaseUrl: string,
  secret: string | undefined,
): Promise<Finding> {
  const owner = parseConnectionUrl(databaseUrl);
  let client: pg.Client | undefined;
  try {
    client = await connectOwn(owner);
    const { rows } = await client.query<State>(stateQuery);
    const [state] = rows;
    if (!state) throw new Error('PostgreSQL says nothing of itself');
    const problem = problemOf(state);
    if (problem) return bad(`DATABASE_URL: ${problem(owner)}`);
    if (secret !== undefined) await refuseOtherSecret(client, secret);
    if (secret !== undefined && state.isMigrated) {
      const app = await connectOwn(appConnection(owner, secret));
      await app.end();
    }
    return good(`DATABASE_URL: PostgreSQL ${state.version} en ${owner.host}`);
  } catch (error) {
    return bad(connectionError(error, owner).message);
  } finally {
    await client?.end();
  }
}

type State = {
  version: string;
  number: number;
  citext: boolean;
  createsRoles: boolean;
  createsInDatabase: boolean;
  createsInSchema: boolean;
  /** Roles of ours that somebody else made and that this user may not give or change. */
  foreignRoles: string[];
  /** Whose the tables are that this user may not change. */
  otherOwner: string | null;
  isMigrated: boolean;
};

/** From PostgreSQL 16 on, who may create roles rules only those that they hold with ADMIN OPTION. */
const stateQuery = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
    exists (select from pg_available_extensions where name = 'citext') as citext,
    me.rolsuper or me.rolcreaterole as "createsRoles",
    has_database_privilege(current_database(), 'create') as "createsInDatabase",
    coalesce((select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'public'), false) as "createsInSchema",
    array(select rolname::text from pg_roles r
      where rolname ~ '^estudio_(anonymous|user|staff|service|app)$' and not me.rolsuper
        and current_setting('server_version_num')::int >= 160000
        and not pg_has_role(r.oid, 'member with admin option') order by 1) as "foreignRoles",
    (select relowner::regrole::text from pg_class where oid = to_regclass('public.migrations')
      and not pg_has_role(relowner, 'usage')) as "otherOwner",
    to_regclass('public.migrations') is not null as "isMigrated"
  from pg_roles me where me.rolname = current_user`;

type Words = (owner: { user: string; database: string; host: string }) => string;

function problemOf(state: State): Words | undefined {
  const { version, foreignRoles, otherOwner } = state;
  if (state.number < 150_000)
    return ({ host }) => `${host} tiene PostgreSQL ${version}; se necesita 15 o más`;
  if (!state.citext) return ({ host }) => `a ${host} le falta la extensión citext`;
  if (otherOwner !== null)
    return ({ user }) =>
      `las tablas son de «${otherOwner}», y «${user}» no puede cambiarlas. Usa ese usuario`;
  if (!state.createsRoles)
    return ({ user }) =>
      `«${user}» no puede crear roles. Un administrador: ALTER ROLE "${user}" CREATEROLE`;
  if (foreignRoles.length > 0) {
    return ({ user }) =>
      `los roles ${foreignRoles.join(', ')} los creó otro usuario de este PostgreSQL. Un administrador: ` +
      `GRANT ${foreignRoles.join(', ')} TO "${user}" WITH ADMIN OPTION`;
  }
  if (!state.createsInDatabase || !state.createsInSchema) {
    return ({ user, database }) =>
      `«${user}» no puede crear tablas en «${database}». Un administrador: ALTER DATABASE "${database}" OWNER TO "${user}"`;
  }
  return undefined;
}
