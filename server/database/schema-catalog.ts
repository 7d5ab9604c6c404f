/**
 * What PostgreSQL's catalog says of our schema, as statements: each query answers with rows of `table` and `sql`. The
 * text of a definition is PostgreSQL's own (https://www.postgresql.org/docs/current/functions-info.html).
 */

/** The queue makes and migrates its own tables; the migrator, its own. */
const ourTables = `
  select c.oid, c.relname as table, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.relowner
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`;

const ourFunctions = `
  select p.* from pg_proc p
  where p.pronamespace in (select oid from pg_namespace where nspname in ('app', 'public'))
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`;

/** Makes something, unless it is there. */
const unlessThere = (statement: string) => `
  format(E'do $$ begin\\n  %s;\\nexception when duplicate_object then null;\\nend $$;', ${statement})`;

const roles = (oids: string) => `
  (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
    from unnest(${oids}) role)`;

/** `grant` for each set of rights that an access list gives to roles; 0 is everyone. */
const grantsOf = (acl: string, except: string, target: string, column = 'null') => `
  (select string_agg(statement, E'\\n' order by statement) from (
    select format('grant %s on %s to %s;', rights, ${target}, ${roles('array_agg(grantee)')}) as statement
    from (
      select grantee, string_agg(lower(privilege_type) || coalesce(' (' || ${column} || ')', ''), ', ' order by privilege_type) as rights
      from aclexplode(${acl}) where grantee not in (${except}) group by grantee) grantees
    group by rights) statements)`;

/** What none of the other queries writes down: a migration that makes one must teach this file first. */
export const unknownKinds = `
  select c.relname || ' (' || c.relkind::text || ')' as sql from pg_class c
  where (c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'i') or c.relnamespace = 'app'::regnamespace)
    and not exists (select from pg_depend where objid = c.oid and deptype = 'i')
  union all
  select t.typname || ' (type)' from pg_type t
  where t.typnamespace in ('public'::regnamespace, 'app'::regnamespace) and t.typtype in ('d', 'e', 'r')
    and not exists (select from pg_depend where objid = t.oid and deptype = 'e')
  union all
  select nspname || ' (schema)' from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('app', 'information_schema', 'jobs', 'public')
  union all
  select t.table || '.' || a.attname || ' (column)' from (${ourTables}) t join pg_attribute a on a.attrelid = t.oid
  where a.attnum > 0 and a.attgenerated not in ('', 's')`;

export const newestMigration = 'select max(name) as sql from migrations';

export const schemas = `
  select sql from (
    select 1 as position, format('create extension if not exists %I;', extname) as sql from pg_extension
    where extname <> 'plpgsql'
    union all
    select 2, format('create schema if not exists %I;', nspname) from pg_namespace where nspname in ('app', 'jobs')
    union all
    select 3, ${grantsOf('nspacl', 'nspowner, 0', `format('schema %I', nspname)`)}
    from pg_namespace where nspname in ('app', 'jobs', 'public')) statements
  where sql is not null order by position, sql`;

const readsTables = `
  exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and refclassid = 'pg_class'::regclass)`;

const functions = (condition: string) => `
  select concat_ws(E'\\n', rtrim(pg_get_functiondef(p.oid), E'\\n') || ';',
    case when p.proacl is not null and not exists (select from aclexplode(p.proacl) where grantee = 0)
      then format('revoke execute on function %s from public;', p.oid::regprocedure) end,
    ${grantsOf('p.proacl', 'p.proowner, 0', `'function ' || p.oid::regprocedure`)}) as sql
  from (${ourFunctions}) p where ${condition} order by p.oid::regprocedure::text`;

export const functionsBeforeTables = functions(`not ${readsTables}`);
export const functionsAfterTables = functions(readsTables);

export const tables = `
  select t.table, format(E'create table if not exists %I (\\n  %s\\n);', t.table, (
    select string_agg(line, E',\\n  ' order by kind, position) from (
      select 1 as kind, lpad(a.attnum::text, 4, '0') as position, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          when a.attidentity <> '' then format('generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
          else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
        case when a.attnotnull then 'not null' end) as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 2, k.conname, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = t.oid and k.contype in ('c', 'p', 'u', 'x')) lines)) as sql
  from (${ourTables}) t order by t.table`;

/** Rows whose parents are gone stay, and say so; new ones need theirs. */
export const foreignKeys = `
  select t.table, concat_ws(E'\\n',
    ${unlessThere(`format('alter table %I add constraint %I %s not valid', t.table, k.conname, pg_get_constraintdef(k.oid))`)},
    format(E'do $$ begin\\n  alter table %1$I validate constraint %2$I;\\nexception when foreign_key_violation then\\n  raise warning ''%1$s: quedaron filas que apuntan a otras que ya no están (%2$s)'';\\nend $$;', t.table, k.conname)) as sql
  from (${ourTables}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  order by t.table, k.conname`;

export const indexes = `
  select t.table, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX ', 'create \\1index if not exists ') || ';' as sql
  from (${ourTables}) t join pg_index i on i.indrelid = t.oid
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  order by t.table, i.indexrelid::regclass::text`;

export const rowLevelSecurity = `
  select t.table, concat_ws(E'\\n',
    case when relrowsecurity then format('alter table %I enable row level security;', t.table) end,
    case when relforcerowsecurity then format('alter table %I force row level security;', t.table) end) as sql
  from (${ourTables}) t order by t.table`;

export const policies = `
  select t.table, ${unlessThere(`concat_ws(' ',
    format('create policy %I on %I', p.polname, t.table),
    case when not p.polpermissive then 'as restrictive' end,
    'for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'to ' || ${roles('p.polroles')},
    'using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
    'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')`)} as sql
  from (${ourTables}) t join pg_policy p on p.polrelid = t.oid order by t.table, p.polname`;

export const triggers = `
  select t.table, ${unlessThere('pg_get_triggerdef(g.oid)')} as sql
  from (${ourTables}) t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal order by t.table, g.tgname`;

export const grants = `
  select t.table, concat_ws(E'\\n', ${grantsOf('t.relacl', 't.relowner', 'quote_ident(t.table)')},
    (select string_agg(${grantsOf('a.attacl', 't.relowner', 'quote_ident(t.table)', 'quote_ident(a.attname)')}, E'\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = t.oid and a.attacl is not null)) as sql
  from (${ourTables}) t order by t.table`;
