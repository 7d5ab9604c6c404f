import type pg from 'pg';
import { readCopy } from './read-copy.ts';

/** From which number on receipts are numbered, and why some before it are left out. */
export type ReceiptStart = { next: number; reason: string; at: Date };

/** The next number of a database or a copy, and the last one that it gave; 0 where it gave none. */
export type ReceiptNumbers = { last: number; next: number };

/** More receipts than are issued between two copies. */
const margin = 1000;

/** What a copy knows of its receipts. */
export async function receiptNumbersIn(file: string): Promise<ReceiptNumbers> {
  let last = 0;
  let start = { place: 0, next: 1 };
  for await (const { table, columns, rows } of readCopy(file)) {
    const number = (row: (typeof rows)[number], column: string) =>
      Number(row[columns.indexOf(column)]);
    if (table === 'receipts') for (const row of rows) last = Math.max(last, number(row, 'number'));
    if (table === 'receipt_starts')
      for (const row of rows) {
        const place = number(row, 'place');
        if (place > start.place) start = { place, next: number(row, 'next') };
      }
  }
  return { last, next: Math.max(last + 1, start.next) };
}

/**
 * A round number that no receipt has which was issued after a copy, unless there were more than a thousand:
 * `afterCopy({ last: 4, next: 5 })` is 2000.
 */
export const afterCopy = ({ next }: ReceiptNumbers): number =>
  Math.ceil((next + margin - 1) / margin) * margin;

/** What a database knows of its receipts. */
export async function readReceiptNumbers(client: pg.Client): Promise<ReceiptNumbers> {
  const { rows } = await client.query<{ last: string; start: string | null }>(
    `select (select coalesce(max(number), 0) from receipts) as last,
       (select next from receipt_starts order by place desc limit 1) as start`,
  );
  const last = Number(rows[0]?.last ?? 0);
  return { last, next: Math.max(last + 1, Number(rows[0]?.start ?? 0)) };
}

/** Writes down where receipts go on, once; nothing where that is where they would, or the table is not there yet. */
export async function startReceipts(client: pg.Client, start: ReceiptStart | null): Promise<void> {
  if (!start) return;
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.receipt_starts') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return;
  const { next } = await readReceiptNumbers(client);
  if (next === start.next) return;
  await client.query(
    `insert into receipt_starts (place, next, reason, set_at)
     select coalesce(max(place), 0) + 1, $1, $2, $3 from receipt_starts`,
    [start.next, start.reason, start.at],
  );
}
