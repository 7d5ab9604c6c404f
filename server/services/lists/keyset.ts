/**
 * A place in a sorted list, for a page that begins beside it: the value that the row there is sorted by, its id, and the
 * side that is wanted. Rows that come and go meanwhile do not move it.
 */
export type Cursor = { side: 'after' | 'before'; key: string; id: string };

const writeCursor = ({ side, key, id }: Cursor): string =>
  `${side}.${id}.${Buffer.from(key).toString('base64url')}`;

const written = /^(after|before)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{0,700})$/;

/** The place that an address names; null where it names none. */
export function readCursor(text: string | null): Cursor | null {
  const [, side, id, encoded] = written.exec(text ?? '') ?? [];
  if (id === undefined || encoded === undefined) return null;
  const key = Buffer.from(encoded, 'base64url').toString();
  return key.includes('\0') ? null : { side: side === 'after' ? 'after' : 'before', key, id };
}

type Keyed = { key: string; id: string };

/** One page, and the cursors of those around it, where there are any. */
export type Page<Row> = { rows: Row[]; before: string | null; after: string | null };

/**
 * Reads one page of `size` rows. `read` gets the rows on one side of a place, the nearest first; without a place, those
 * from the beginning on.
 */
export async function readPage<Row extends Keyed>(
  cursor: Cursor | null,
  size: number,
  read: (cursor: Cursor | null, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const found = await read(cursor, size + 1);
  const isFull = found.length > size;
  if (cursor?.side === 'before') {
    // Nothing stands before them: they are of the first page, which is shown whole.
    if (!isFull) return readPage(null, size, read);
    const rows = found.slice(0, size).reverse();
    return { rows, before: cursorAt('before', rows[0]), after: cursorAt('after', rows.at(-1)) };
  }
  // All that stood behind it moved away.
  if (cursor && found.length === 0) return readPage(null, size, read);
  const rows = found.slice(0, size);
  return {
    rows,
    before: cursor ? cursorAt('before', rows[0]) : null,
    after: isFull ? cursorAt('after', rows.at(-1)) : null,
  };
}

const cursorAt = (side: Cursor['side'], row: Keyed | undefined): string | null =>
  row ? writeCursor({ side, key: row.key, id: row.id }) : null;
