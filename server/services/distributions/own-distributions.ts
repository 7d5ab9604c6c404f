import { type Selectable, sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import { type Owner, ownProjects } from '../projects/own-projects.ts';

/** One song on one platform, as its artist sees it. */
export type Distribution = {
  id: string;
  title: string;
  artistName: string;
  platform: string;
  status: Selectable<DB['distributions']>['status'];
  submittedAt: string;
  /** Null until it was to be heard there. */
  liveDate: string | null;
  /** Why it failed, in the words of who sent it. */
  errorMessage: string | null;
};

/** The actor's distributions, newest first. To be read as JSON, which keeps times as text. */
export const ownDistributions = (db: ActorDb, owner: Owner) =>
  ownProjects(db, owner)
    .innerJoin('distributions', 'distributions.project_id', 'projects.id')
    .select([
      'distributions.id',
      'projects.title',
      'projects.artist_name as artistName',
      'distributions.platform',
      'distributions.status',
      sql<string>`distributions.submission_date`.as('submittedAt'),
      sql<string | null>`distributions.live_date`.as('liveDate'),
      'distributions.error_message as errorMessage',
    ])
    .orderBy('distributions.created_at', 'desc')
    .orderBy('distributions.id');
