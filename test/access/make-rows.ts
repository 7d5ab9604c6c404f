import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newOrderCode } from '#server/services/payments/order-code.ts';
import type { Column, ForeignKey, Table } from './read-tables.ts';

export type Row = Record<string, unknown>;

/** One row of each table that belongs to a person, by the table's name. */
export type Rows = Map<string, Row>;

/**
 * Makes a row in every table for the person whose row of `users` is given: what points to another table points to
 * their own row there. The values come from the schema.
 */
export async function makeRows(client: pg.Client, tables: Table[], user: Row): Promise<Rows> {
  const rows: Rows = new Map([['users', user]]);
  // What a column's default takes from who is signed in is theirs too.
  await client.query(`select set_config('app.user_id', $1, false)`, [user.id]);
  for (const table of inOrder(tables, [...rows.keys()])) {
    const values = Object.fromEntries(
      table.columns
        .filter((column) => column.required)
        .map((column) => [column.name, valueFor(table, column, String(user.email))]),
    );
    for (const key of table.foreignKeys) Object.assign(values, pointTo(key, rows));
    // What outlives an account names it without pointing to it.
    if (table.columns.some(({ name }) => name === 'user_id')) values.user_id = user.id;
    // Which period of a membership it is, and what of its credits it holds.
    if (table.name === 'orders') Object.assign(values, ordered);
    rows.set(table.name, await insert(client, table, values));
  }
  await client.query(`select set_config('app.user_id', '', false)`);
  return rows;
}

const ordered = { membership_period: 1, plan: 'month', credits: 1, credit_state: 'held' };

/** The tables whose rows point to a person, or to what is a person's. */
export function belongingToUsers(tables: readonly Table[]): Table[] {
  const owned = new Set(['users']);
  const isNew = ({ name, foreignKeys }: Table) =>
    !owned.has(name) && foreignKeys.some(({ parent }) => owned.has(parent));
  for (let next = tables.find(isNew); next; next = tables.find(isNew)) owned.add(next.name);
  return tables.filter(({ name }) => name !== 'users' && owned.has(name));
}

/** The columns of a foreign key with the values of the person's own row. */
export function pointTo({ columns, parent, parentColumns }: ForeignKey, rows: Rows): Row {
  const target = rows.get(parent);
  return Object.fromEntries(
    columns.map((column, index) => [column, target?.[parentColumns[index] ?? ''] ?? null]),
  );
}

/** Parents before children. A key that may be null waits for nobody who waits for it. */
function inOrder(tables: Table[], given: string[]): Table[] {
  const done = new Set(given);
  const waiting = new Set(tables.filter(({ name }) => !done.has(name)));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const isFree = (table: Table, keys: ForeignKey[]) =>
      keys.every(({ parent }) => parent === table.name || done.has(parent));
    const next =
      [...waiting].find((table) => isFree(table, table.foreignKeys)) ??
      [...waiting].find((table) => isFree(table, table.foreignKeys.filter(isRequiredBy(table))));
    if (!next) throw new Error(`No order for ${[...waiting].map(({ name }) => name).join(', ')}`);
    ordered.push(next);
    done.add(next.name);
    waiting.delete(next);
  }
  return ordered;
}

const isRequiredBy =
  (table: Table) =>
  ({ columns }: ForeignKey) =>
    table.columns.some(({ name, nullable }) => columns.includes(name) && !nullable);

let lastNumber = 0;
let compared = 0;
const samples: Record<string, () => unknown> = {
  uuid: randomUUID,
  bool: () => false,
  int2: () => 1,
  // Another one each time, for those that are a key.
  int4: () => (lastNumber += 1),
  int8: () => 1,
  numeric: () => 1,
  date: () => new Date(Date.UTC(2026, 0, (lastNumber += 1))).toISOString().slice(0, 10),
  timestamptz: () => '2099-01-31T12:00:00Z',
  jsonb: () => '{}',
  inet: () => '192.0.2.1',
  bytea: () => Buffer.from('x'),
};

/** Columns whose checks take less than their type does. */
const exceptions: Record<string, () => unknown> = {
  'exchange_rates.cop_per_usd': () => 400_000,
  'membership_periods.ends_at': () => '2099-02-28T12:00:00Z',
  'launch_places.place': () => 1000 + (lastNumber += 1),
  'orders.code': newOrderCode,
  'orders.tax_percent': () => 19,
  // Both of its keys, one for each person.
  'payment_comparisons.provider': () => ((compared += 1) % 2 === 0 ? 'wompi' : 'paypal'),
  'trial_claims.address_hash': () => randomBytes(32).toString('base64url'),
  'receipts.number': () => (lastNumber += 1),
  'receipt_starts.place': () => (lastNumber += 1),
};

/** Text is the person's own, so that unique columns take both people's. */
function valueFor(table: Table, { name, type, values }: Column, person: string): unknown {
  const exception = exceptions[`${table.name}.${name}`];
  if (exception) return exception();
  if (values) return values[0];
  if (type === 'text' || type === 'citext') return `${person} ${table.name}.${name}`;
  const sample = samples[type];
  if (!sample) throw new Error(`No sample of type ${type} for ${table.name}.${name}`);
  return sample();
}

async function insert(client: pg.Client, { name }: Table, values: Row): Promise<Row> {
  const columns = Object.keys(values);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  // A posting is kept when it comes to zero.
  const balance = name === 'ledger_entries' ? `, (${balancing(columns)})` : '';
  const { rows } = await client.query<{ row: Row }>(
    `insert into ${client.escapeIdentifier(name)} (${list}) values (${places})${balance} returning to_jsonb(${client.escapeIdentifier(name)}) as row`,
    Object.values(values),
  );
  const [made] = rows;
  if (!made) throw new Error(`${name} took no row`);
  return made.row;
}

/** The same entry, taken from another account. */
const balancing = (columns: string[]): string =>
  columns
    .map((column, index) => {
      if (column === 'account') return `'sales'`;
      return column === 'amount' ? `-($${index + 1}::bigint)` : `$${index + 1}`;
    })
    .join(', ');
