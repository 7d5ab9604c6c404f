import type pg from 'pg';

export type Column = {
  name: string;
  type: string;
  /** An insert must name it. */
  required: boolean;
  nullable: boolean;
  hasDefault: boolean;
  /** PostgreSQL computes it. */
  generated: boolean;
  /** The texts that a check allows, when it lists them. */
  values: string[] | null;
};

export type ForeignKey = { columns: string[]; parent: string; parentColumns: string[] };

export type Table = {
  name: string;
  forcesRowLevelSecurity: boolean;
  key: string[];
  columns: Column[];
  foreignKeys: ForeignKey[];
};

/** Every table of the public schema, as the catalog has it: a new one is there without being listed. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "forcesRowLevelSecurity",
      (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select json_agg(json_build_object(
          'name', a.attname,
          'type', t.typname,
          'nullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a',
          'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
          'values', (select (select json_agg(found[1]) from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') found)
            from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%' limit 1)
        ) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object(
          'columns', ${namesOf('k.conkey', 'k.conrelid')},
          'parent', k.confrelid::regclass::text,
          'parentColumns', ${namesOf('k.confkey', 'k.confrelid')})), '[]')
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as "foreignKeys"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`);
  return rows;
}

const namesOf = (numbers: string, relation: string) => `
  (select json_agg(a.attname order by place) from unnest(${numbers}) with ordinality as key (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = number)`;
