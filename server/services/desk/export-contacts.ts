import type { Readable } from 'node:stream';
import pg from 'pg';
import { wantedServiceNames } from '#packages/contact/src/index.ts';
import { byteOrderMark } from '#packages/csv/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { copyAsActor, isCopyPoolBusy } from '#server/database/copy-as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { toStream } from '../to-stream.ts';
import { toSearchPatterns } from '../lists/search-patterns.ts';

/**
 * The messages from the home page that have these words as a CSV file, the newest first: UTF-8 with its mark, for Excel,
 * and with semicolons, as it wants them in Colombia; the hour of Bogotá; no cell is a formula. Who took it is noted before
 * the first row leaves. Rejects with `export.busy` when too many are on their way.
 */
export async function exportContacts(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { search }: { search: string },
): Promise<ReadableStream<Uint8Array>> {
  const rows = await copyAsActor(db, actor, rowsWith(search)).catch((error: unknown) => {
    throw isCopyPoolBusy(db) ? new AppError('export.busy', { cause: error }) : error;
  });
  try {
    await recordAudit({ db: db.service, now }, actor, {
      action: 'export-contacts',
      subject: { kind: 'contact', id: null },
    });
  } catch (error) {
    rows.destroy();
    throw error;
  }
  return toStream(fileOf(rows));
}

async function* fileOf(rows: Readable): AsyncGenerator<Uint8Array, undefined> {
  try {
    yield Buffer.from(byteOrderMark);
    yield* rows;
  } finally {
    // Also for who leaves before the first row.
    rows.destroy();
  }
}

/** A number begins with a plus; the rest is looked at only where there is something to be made plain: migration 0028. */
const plain = (column: string) =>
  `case when has_formula then app.plain_cell(${column}) else ${column} end`;

/** What the form offers is plain. */
const offered = wantedServiceNames.map((name) => pg.escapeLiteral(name)).join(', ');
const service = `case when service in (${offered}) then service else app.plain_cell(service) end`;

/** `2026-11-25 09:48` in Bogotá: the beginning of how PostgreSQL writes a time. `to_char` takes longer. */
const minute = `left((created_at at time zone 'America/Bogota')::text, 16)`;

function rowsWith(search: string): string {
  const words = toSearchPatterns(search)?.map(
    (word) => `search like app.fold_text(${pg.escapeLiteral(word)})`,
  );
  const fits = words ? words.join(' and ') || 'false' : 'true';
  return `select ${plain('name')} as nombre, ${plain('email')} as correo,
      '''' || phone as "teléfono", ${service} as servicio, ${plain('message')} as mensaje,
      ${minute} as fecha
     from contacts where ${fits} order by created_at desc, id desc`;
}
