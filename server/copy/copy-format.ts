import { z } from 'zod';

/**
 * A copy of the database: lines of JSON, compressed with gzip. The first is the head; then, for each table, a line with
 * its name and columns, and its rows: an array of what PostgreSQL writes each value as, or null. The last is the foot.
 */
export const copyHead = z.object({
  format: z.literal('estudio2600-database'),
  version: z.literal(1),
  takenAt: z.string(),
  /** Of the installation whose secret sealed the jobs and second steps in it. */
  installation: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
});
export type CopyHead = z.infer<typeof copyHead>;

export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableStart = z.infer<typeof tableStart>;

export const copyRow = z.array(z.string().nullable());
export type CopyRow = z.infer<typeof copyRow>;

/** How many rows of each table, and the SHA-256 of every line before this one. */
export const copyFoot = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });
export type CopyFoot = z.infer<typeof copyFoot>;
export type RowCounts = CopyFoot['rows'];

/** The jobs that wait, in a table of the copy's own: those of the queue's library change with its versions. */
export const waitingJobs = {
  table: 'waiting jobs',
  columns: ['name', 'id', 'data', 'start_after'],
} satisfies TableStart;

export const writeLine = (content: CopyHead | TableStart | CopyRow | CopyFoot): string =>
  `${JSON.stringify(content)}\n`;
