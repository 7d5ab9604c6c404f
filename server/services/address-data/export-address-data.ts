import { makeZip } from 'client-zip';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ArchiveEntry, logged, openObject, piecesOf } from '../my-data/archive-parts.ts';
import { createEntryNames } from '../my-data/entry-names.ts';
import { auditEntry, recordEntry } from '../legal-requests/request-history.ts';
import type { RequestId } from '../legal-requests/request-id.ts';
import { addressFile, addressReadMe } from './address-file.ts';
import { checkedAddressOf } from './address-of.ts';
import { type AddressRows, collectAddressRows } from './collect-address-rows.ts';

type Services = Pick<AppServices, 'db' | 'log' | 'now' | 'storage'>;

/**
 * Everything that stands under the address of a request without an account, as one ZIP that is made while it is read. Who
 * took it is noted before the first byte leaves; who asks for its headers alone takes nothing. Rejects with `address-data.unchecked`, `address-data.no-address` and
 * `legal-request.gone`.
 */
export async function exportAddressData(
  services: Services,
  actor: StaffActor,
  { requestId, isHead = false }: { requestId: RequestId; isHead?: boolean },
): Promise<{ radicado: string; archive: ReadableStream<Uint8Array> | null }> {
  const { db, now } = services;
  const kind = 'exported';
  const { email, radicado, rows } = await asActor(db, actor, async (db) => {
    const address = await checkedAddressOf(db, requestId);
    if (isHead) return { ...address, rows: null };
    const rows = await collectAddressRows(db, address.email);
    await recordEntry({ db, now }, { requestId, kind, body: null });
    await asServiceWithin(db, actor, () => auditEntry({ db, now }, actor, { requestId, kind }));
    return { ...address, rows };
  });
  return { radicado, archive: rows && makeZip(entries(services, email, rows)) };
}

/** How the files of each type are called; one of before we looked has no end. */
const extensions: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
};

async function* entries(
  { log, now, storage }: Services,
  email: string,
  rows: AddressRows,
): AsyncGenerator<ArchiveEntry> {
  const madeAt = now();
  const entryName = createEntryNames();
  yield { name: 'LEEME.txt', lastModified: madeAt, input: addressReadMe(email, madeAt) };
  const demos = new Map<string, string>();
  for (const { id, name, created_at, demo_file_url: path, demo_type } of rows.proposals) {
    if (path === null) continue;
    const reader = await openObject(storage, { bucket: 'demos', path });
    if (!reader) continue;
    try {
      const title = `${name} ${bogotaDate(created_at)}`;
      const entry = entryName('demos', title, extensions[demo_type ?? ''] ?? '');
      const pieces = piecesOf(await reader.read(), reader);
      yield { name: entry, lastModified: madeAt, input: logged(log, pieces) };
      demos.set(id, entry);
    } finally {
      await reader.cancel(); // whoever asked for it may have gone in the middle
    }
  }
  const input = addressFile({ email, madeAt, rows, demos });
  yield { name: 'datos.json', lastModified: madeAt, input };
}
