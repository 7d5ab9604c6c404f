import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { DistributionId } from './distribution-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** What a platform calls a song, and where it stands there. */
export type PlatformLink = { platformId: string | null; url: string | null };

/** From what was seen to what is kept. */
export type LinkChange = { seen: PlatformLink; link: PlatformLink };

/**
 * Keeps both, as the form of `packages/distribution` took them for this platform. Of two who change them at once the
 * first does; the other rejects with `distribution.relinked`. Rejects with `distribution.gone`.
 */
export async function linkDistribution(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { id, seen, link }: { id: DistributionId } & LinkChange,
): Promise<void> {
  if (!changesLink({ seen, link })) return;
  await asActor(db, actor, async (db) => {
    const at = now();
    const linked = await db
      .updateTable('distributions')
      .set({ platform_id: link.platformId, platform_url: link.url, updated_at: at })
      .where('id', '=', id)
      .where('platform_id', 'is not distinct from', seen.platformId)
      .where('platform_url', 'is not distinct from', seen.url)
      .returning('id')
      .executeTakeFirst();
    if (!linked) throw await whyUnchanged(db, [id], null);
    await noteLink(db, actor, at, { id, seen, link });
  });
}

export const changesLink = ({ seen, link }: LinkChange): boolean =>
  link.platformId !== seen.platformId || link.url !== seen.url;

/** Keeps in the history and in the audit log what changed. */
export async function noteLink(
  db: ActorDb,
  actor: StaffActor,
  at: Date,
  { id, seen, link }: { id: DistributionId } & LinkChange,
): Promise<void> {
  await db
    .insertInto('distribution_entries')
    .values({
      ...{ distribution_id: id, at, staff_id: actor.userId, kind: 'link' },
      ...{ before: wordsOf(seen), after: wordsOf(link) },
    })
    .execute();
  await asServiceWithin(db, actor, () =>
    recordAudit({ db, now: () => at }, actor, {
      action: 'link-distribution',
      subject: { kind: 'distribution', id, before: { ...seen }, after: { ...link } },
    }),
  );
}

const wordsOf = ({ platformId, url }: PlatformLink): string | null =>
  [platformId, url].filter((text) => text !== null).join(' ') || null;
