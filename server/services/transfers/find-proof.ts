import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** Where the picture stands that the token of a link opens; null where the link is none, or is over. */
export async function findProof(
  { db, now, transfers }: Pick<AppServices, 'db' | 'now' | 'transfers'>,
  _actor: AnonymousActor,
  { token }: { token: string },
): Promise<string | null> {
  const transferId = transfers.proofLinks.transferOf(token, now());
  if (transferId === null) return null;
  const row = await db.service
    .selectFrom('transfer_reports')
    .select('image_path as path')
    .where('id', '=', transferId)
    .executeTakeFirst();
  return row?.path ?? null;
}
