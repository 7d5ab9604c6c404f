import pg from 'pg';
import { type Row, type Rows, pointTo } from './make-rows.ts';
import type { ForeignKey, Table } from './read-tables.ts';
import type { AccessActor } from './read-rights.ts';

export const kinds = ['select', 'insert', 'update', 'delete'] as const;
export type Kind = (typeof kinds)[number];

type People = { owner: string; other: string; staff: string };

/** The role that a request takes for each actor, and who it says that they are; `login` takes none. */
const roles = {
  anonymous: () => ['estudio_anonymous', ''],
  owner: ({ owner }: People) => ['estudio_user', owner],
  other: ({ other }: People) => ['estudio_user', other],
  staff: ({ staff }: People) => ['estudio_staff', staff],
  login: () => ['none', ''],
} satisfies Record<AccessActor | 'login', (people: People) => [string, string]>;

export type TableActor = keyof typeof roles;

/**
 * Tries statements against the owner's row, as the application's login role and in a transaction that is taken back.
 * While they run, that row is the only one of its table: what they see, change or delete is the owner's.
 */
export class TableTrials {
  readonly #client: pg.Client;
  readonly #people: People;

  constructor(client: pg.Client, people: People) {
    this.#client = client;
    this.#people = people;
  }

  /** Whether the actor gets through to the owner's row, in any way that the kind of statement has. */
  async gets(actor: TableActor, kind: Kind, table: Table, rows: Rows): Promise<boolean> {
    const row = rows.get(table.name) ?? {};
    const name = pg.escapeIdentifier(table.name);
    const statements = {
      select: table.columns.map(
        (column) => `select ${pg.escapeIdentifier(column.name)} from ${name}`,
      ),
      update: table.columns
        .filter((column) => !column.generated)
        .map((column) => `update ${name} set ${unchanged(table, column)}`),
      delete: [`delete from ${name}`],
      insert: insertable(table).map((columns) => insertion(table, columns)),
    }[kind];
    return this.#anySucceeds(actor, table, row, kind === 'insert', statements);
  }

  /** Whether the owner can make their row point to the other person's, by changing it or with a new one. */
  async plants(key: ForeignKey, table: Table, rows: Rows, others: Rows): Promise<boolean> {
    const row = rows.get(table.name) ?? {};
    const planted = pointTo(key, others);
    const changes = Object.entries(planted).map(
      ([column, value]) => `${pg.escapeIdentifier(column)} = ${pg.escapeLiteral(String(value))}`,
    );
    const changed = await this.#anySucceeds('owner', table, row, false, [
      `update ${pg.escapeIdentifier(table.name)} set ${changes.join(', ')}`,
    ]);
    const columns = insertable(table)
      .filter((list) => key.columns.every((column) => list.includes(column)))
      .map((list) => insertion(table, list));
    return changed || this.#anySucceeds('owner', table, { ...row, ...planted }, true, columns);
  }

  async #anySucceeds(
    actor: TableActor,
    table: Table,
    row: Row,
    isInsert: boolean,
    statements: string[],
  ): Promise<boolean> {
    const client = this.#client;
    const [role, userId] = roles[actor](this.#people);
    const name = pg.escapeIdentifier(table.name);
    const isOwners = table.key.map(
      (column) => `${pg.escapeIdentifier(column)}::text = ${pg.escapeLiteral(String(row[column]))}`,
    );
    await client.query('begin');
    try {
      // Nothing else goes with the rows that stand aside.
      await client.query('set local session_replication_role = replica');
      await client.query(
        `delete from ${name} where ${isInsert ? 'true' : `not (${isOwners.join(' and ')})`}`,
      );
      await client.query('set local session_replication_role = origin');
      await client.query('set local session authorization estudio_app');
      await client.query(
        `select set_config('role', $1, true), set_config('app.user_id', $2, true)`,
        [role, userId],
      );
      for (const statement of statements) {
        const values = isInsert ? [JSON.stringify(row)] : [];
        if (await this.#succeeds(statement, values)) return true;
      }
      return false;
    } finally {
      await client.query('rollback');
    }
  }

  async #succeeds(statement: string, values: string[]): Promise<boolean> {
    await this.#client.query('savepoint before');
    try {
      const { rowCount } = await this.#client.query(statement, values);
      return (rowCount ?? 0) > 0;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      // «permission denied» and «violates row-level security policy».
      if (error.code === '42501') return false;
      // What only a constraint stops has come through the rights.
      if (error.code?.startsWith('23')) return true;
      throw error;
    } finally {
      await this.#client.query('rollback to savepoint before');
    }
  }
}

/** Reads nothing where it can: a right to write may come without one to read. */
function unchanged(table: Table, { name, nullable, hasDefault }: Table['columns'][number]): string {
  const column = pg.escapeIdentifier(name);
  if (table.key.includes(name)) return `${column} = ${column}`;
  if (hasDefault) return `${column} = default`;
  return nullable ? `${column} = null` : `${column} = ${column}`;
}

/** Every column that an insert may name, those without which a row is not the owner's, and those without which there is none. */
function insertable(table: Table): string[][] {
  const writable = table.columns.filter((column) => !column.generated);
  const pointing = table.foreignKeys.flatMap(({ columns }) => columns);
  const needed = writable.filter(({ name, required }) => required || pointing.includes(name));
  const required = writable.filter((column) => column.required);
  return [writable, needed, required].map((columns) => columns.map(({ name }) => name));
}

function insertion(table: Table, columns: string[]): string {
  const name = pg.escapeIdentifier(table.name);
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $1)`;
}
