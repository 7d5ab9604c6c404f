import pg from 'pg';
import type { Connection } from './connection.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Made of other columns of its row. */
  isComputed: boolean;
  check: string | null;
};

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  citext: 'string',
  date: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
};

/** The text of `schema.ts`: Kysely's view of the tables as they are in the database. */
export async function generateSchema(owner: Connection): Promise<string> {
  const tables = Map.groupBy(await readColumns(owner), (column) => column.table);
  const members = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`).join('')}  };\n`,
  );
  return `// Written by \`npm run db -- types\` from the migrated database. Do not edit.
import type { ColumnType } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Computed<T> = ColumnType<
  T extends ColumnType<infer Read, unknown, unknown> ? Read : T,
  never,
  never
>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

export type DB = {
${members.join('')}};
`;
}

function typeOf(column: Column): string {
  const values = [...(column.check?.matchAll(/'([^']+)'::text/g) ?? [])].map(([, value]) => value);
  const base = values.length
    ? values.map((value) => `'${value}'`).join(' | ')
    : (types[column.type] ?? unknownType(column));
  const nullable = column.nullable ? `${base} | null` : base;
  if (column.isComputed) return `Computed<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

function unknownType({ table, name, type }: Column): never {
  throw new Error(`${table}.${name}: no TypeScript type is known for the PostgreSQL type ${type}`);
}

async function readColumns(owner: Connection): Promise<Column[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select c.table_name as table, c.column_name as name, c.udt_name as type,
        c.is_nullable = 'YES' as nullable, c.column_default is not null as "hasDefault",
        c.is_generated = 'ALWAYS' as "isComputed",
        (select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and k.contype = 'c'
            and k.conkey = array[c.ordinal_position::smallint]
            and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%') as check
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> 'migrations'
      order by c.table_name, c.ordinal_position`);
    return rows;
  } finally {
    await client.end();
  }
}
