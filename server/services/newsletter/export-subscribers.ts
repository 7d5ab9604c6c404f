import { byteOrderMark, csvRow } from '#packages/csv/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { toStream } from '../to-stream.ts';

const pageSize = 1000;

/** The confirmed addresses in their order, as a CSV file. Who took it is noted before the first of them leaves. */
export function exportSubscribers(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): ReadableStream<Uint8Array> {
  return toStream(chunksOf(services, actor));
}

async function* chunksOf(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): AsyncGenerator<Uint8Array, undefined> {
  await recordAudit({ db: db.service, now }, actor, {
    action: 'export-subscribers',
    subject: { kind: 'newsletter', id: null },
  });
  yield Buffer.from(byteOrderMark + csvRow(['correo', 'confirmado']));
  let after = '';
  for (;;) {
    const rows = await readAsActor(db, actor, (db) =>
      db
        .selectFrom('newsletter_subscribers')
        .select(['email', 'confirmed_at'])
        .where('status', '=', 'confirmed')
        .where('email', '>', after)
        .orderBy('email')
        .limit(pageSize),
    );
    if (rows.length === 0) return undefined;
    const lines = rows
      .map(({ email, confirmed_at }) => csvRow([email, confirmed_at?.toISOString() ?? null]))
      .join('');
    yield Buffer.from(lines);
    after = rows.at(-1)?.email ?? '';
  }
}
