import pg from 'pg';
import { byteOrderMark } from '#packages/csv/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { copyAsActor } from '#server/database/copy-as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { toStream } from '../to-stream.ts';
import { toSearchPatterns } from './search-patterns.ts';

/**
 * The messages from the home page that have these words as a CSV file, the newest first: UTF-8 with its mark, for Excel;
 * the hour of Bogotá; no cell is a formula. Who took it is noted before the first row leaves.
 */
export function exportContacts(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  asked: { search: string },
): ReadableStream<Uint8Array> {
  return toStream(rowsOf(services, actor, asked));
}

async function* rowsOf(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { search }: { search: string },
): AsyncGenerator<Uint8Array, undefined> {
  await recordAudit({ db: db.service, now }, actor, {
    action: 'export-contacts',
    subject: { kind: 'contact', id: null },
  });
  const words = toSearchPatterns(search).map(
    (word) => `and search like app.fold_text(${pg.escapeLiteral(word)})`,
  );
  yield Buffer.from(byteOrderMark);
  yield* await copyAsActor(
    db,
    actor,
    `select app.plain_cell(name) as nombre, app.plain_cell(email) as correo,
      app.plain_cell(phone) as "teléfono", app.plain_cell(service) as servicio,
      app.plain_cell(message) as mensaje,
      to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as fecha
     from contacts where true ${words.join(' ')} order by created_at desc, id desc`,
  );
}
