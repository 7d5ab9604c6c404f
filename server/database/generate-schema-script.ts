import pg from 'pg';
import type { Connection } from './connection.ts';
import * as catalog from './schema-catalog.ts';

/** A statement that belongs to one table; without one, to the whole schema. */
type Statement = { table?: string; sql: string };

/**
 * The text of `schema.sql`: statements that make again what is missing of the schema, as it is in the database now, and
 * leave alone what is there.
 */
export async function generateSchemaScript(owner: Connection): Promise<string> {
  const client = new pg.Client(owner);
  await client.connect();
  const read = async (query: string) => (await client.query<Statement>(query)).rows;
  try {
    const unknown = await read(catalog.unknownKinds);
    if (unknown.length > 0) {
      throw new Error(`schema.sql cannot hold: ${unknown.map(({ sql }) => sql).join(', ')}`);
    }
    const [newest] = await read(catalog.newestMigration);
    return [
      head(newest?.sql ?? ''),
      section('Esquemas y extensiones', await read(catalog.schemas)),
      section('Funciones', await read(catalog.functionsBeforeTables)),
      ...byTable('Tabla', await read(catalog.tables)),
      section('Funciones que leen tablas', await read(catalog.functionsAfterTables)),
      ...byTable(
        'Reglas de',
        await read(catalog.foreignKeys),
        await read(catalog.indexes),
        await read(catalog.rowLevelSecurity),
        await read(catalog.policies),
        await read(catalog.triggers),
        await read(catalog.grants),
      ),
      'commit;\n',
    ].join('\n');
  } finally {
    await client.end();
  }
}

const head = (
  newest: string,
) => `-- Written by \`npm run db -- types\` from the migrated database. Do not edit.
begin;
set local search_path to public;

do $$ begin
  if (select max(name) from migrations) is distinct from '${newest}' then
    raise exception 'Esta base de datos no va en la migración ${newest}. Antes: npm run db -- migrate';
  end if;
end $$;
`;

const section = (title: string, statements: readonly Statement[]) =>
  `-- ${title}\n${statements.map(({ sql }) => `${sql}\n`).join('')}`;

/** One section for each table, with its statements of every list in the order of the lists. */
const byTable = (title: string, ...lists: Statement[][]): string[] =>
  [...Map.groupBy(lists.flat(), ({ table }) => table ?? '')]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, statements]) => section(`${title} ${table}`, statements));
