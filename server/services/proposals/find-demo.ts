import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

export type Demo = { path: string; mediaType: string | null };

/** The demo that the token of a link opens; null where the link is none, is over, or its proposal is gone. */
export async function findDemo(
  { db, now, proposals }: Pick<AppServices, 'db' | 'now' | 'proposals'>,
  _actor: AnonymousActor,
  { token }: { token: string },
): Promise<Demo | null> {
  const proposalId = proposals.demoLinks.proposalOf(token, now());
  if (proposalId === null) return null;
  const row = await db.service
    .selectFrom('contact_submissions')
    .select(['demo_file_url as path', 'demo_type as mediaType'])
    .where('id', '=', proposalId)
    .executeTakeFirst();
  return row?.path ? { path: row.path, mediaType: row.mediaType } : null;
}
