import type pg from 'pg';
import { StartError } from '#server/start-error.ts';

/** One table of the product, with what every value of it is in PostgreSQL. */
export type CopiedTable = {
  name: string;
  columns: string[];
  types: string[];
  parents: string[];
  /** Nobody may change its rows. */
  isAppendOnly: boolean;
};

/**
 * Every table of the product that this database has, each after those that its rows point to. Refuses one whose rows
 * would not all be in a copy.
 */
export async function copiedTables(service: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await service.query<CopiedTable & { isHidden: boolean; hasSequence: boolean }>(
    catalog,
  );
  for (const { name, isHidden, hasSequence } of rows) {
    if (isHidden) throw new StartError(`${strange(name)} no deja ver todas sus filas. ${move}`);
    if (hasSequence) throw new StartError(`${strange(name)} usa una secuencia. ${move}`);
  }
  return parentsFirst(rows);
}

const strange = (name: string) => `La tabla «${name}» del esquema public no es del producto:`;
const move = 'La copia no sabría guardarla: muévela a otro esquema y vuelve a probar.';

/** Generated values are made again from the others. */
const stored = `a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''`;
const ofService = `p.polrelid = c.oid and polroles && array['estudio_service'::regrole::oid, 0]`;

/** The list of migrations is the owner's alone: it stands in the head of the copy. */
const catalog = `
  select c.relname::text as name,
    array(select attname::text from pg_attribute a where ${stored} order by attnum) as columns,
    array(select format_type(atttypid, atttypmod) from pg_attribute a where ${stored} order by attnum) as types,
    array(select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents,
    not has_table_privilege(c.oid, 'update') as "isAppendOnly",
    not has_table_privilege(c.oid, 'select') or c.relrowsecurity and (
      not exists (select from pg_policy p where ${ofService} and polpermissive
        and polcmd in ('*', 'r') and pg_get_expr(polqual, polrelid) = 'true')
      or exists (select from pg_policy p where ${ofService} and not polpermissive)) as "isHidden",
    exists (select from pg_depend d join pg_class s on s.oid = d.objid
      where d.refobjid = c.oid and s.relkind = 'S') as "hasSequence"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'migrations'
  order by c.relname`;

function parentsFirst(tables: readonly CopiedTable[]): CopiedTable[] {
  const sorted = new Set<CopiedTable>();
  const add = (table: CopiedTable, above: readonly CopiedTable[]) => {
    if (sorted.has(table)) return;
    if (above.includes(table)) throw new Error(`${table.name} points to itself over other tables`);
    for (const parent of tables.filter(({ name }) => table.parents.includes(name)))
      add(parent, [...above, table]);
    sorted.add(table);
  };
  for (const table of tables) add(table, []);
  return [...sorted];
}
