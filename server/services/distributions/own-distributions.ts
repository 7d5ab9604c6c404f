import { type Selectable, sql } from 'kysely';
import { platformName } from '#content/platforms/platforms.ts';
import { preferredPlatformIds } from '#content/platforms/preferred.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import { type Owner, ownProjects } from '../projects/own-projects.ts';

type Status = Selectable<DB['distributions']>['status'];

/** One song on one platform, as its artist sees it. */
export type Distribution = {
  id: string;
  projectId: string;
  title: string;
  artistName: string;
  platformName: string;
  status: Status;
  submittedAt: string;
  /** Null until it was to be heard there. */
  liveDate: string | null;
  /** Why it failed, in the words of who sent it. */
  errorMessage: string | null;
  /** Where it is to be heard, while it is. */
  url: string | null;
};

/** As the database has it. */
export type OwnDistribution = Omit<Distribution, 'platformName'> & { platform: string };

/** The actor's distributions, newest first, or what failed before them. To be read as JSON, which keeps times as text. */
export const ownDistributions = (db: ActorDb, owner: Owner, failedFirst = false) =>
  ownProjects(db, owner)
    .innerJoin('distributions', 'distributions.project_id', 'projects.id')
    .select([
      'distributions.id',
      'distributions.project_id as projectId',
      'projects.title',
      'projects.artist_name as artistName',
      'distributions.platform',
      'distributions.status',
      sql<string>`distributions.submission_date`.as('submittedAt'),
      sql<string | null>`distributions.live_date`.as('liveDate'),
      'distributions.error_message as errorMessage',
      'distributions.platform_url as url',
    ])
    .$if(failedFirst, (query) => query.orderBy(sql`distributions.status = 'failed'`, 'desc'))
    .orderBy('distributions.created_at', 'desc')
    // Of a whole set those that people know come first.
    .orderBy(sql`array_position(${preferredPlatformIds}::text[], distributions.platform)`)
    .orderBy('distributions.platform')
    .orderBy('distributions.id');

export function toDistribution(row: OwnDistribution): Distribution {
  const { platform, url, ...facts } = row;
  const isOpen = row.status === 'live' && url?.startsWith('https://');
  return { ...facts, platformName: platformName(platform), url: isOpen ? url : null };
}
