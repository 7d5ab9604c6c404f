import type { Platform } from '#content/platforms/platform.ts';
import { findPlatform, platformName } from '#content/platforms/platforms.ts';
import { type DistributionStatus, toDistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type AccountHold, accountHold } from './account-hold.ts';
import type { DistributionId } from './distribution-id.ts';
import { isUnsent } from './unsent.ts';

/** An entry of the history. The name is null of who is no longer there. */
export type DistributionEntry = {
  id: string;
  at: Date;
  kind: 'status' | 'link' | 'note';
  staffName: string | null;
  before: string | null;
  after: string | null;
  body: string | null;
};

/** A distribution as the staff works on it. */
export type StaffDistribution = {
  id: string;
  projectId: string;
  title: string;
  artistName: string;
  isDeleted: boolean;
  hold: AccountHold | null;
  platformName: string;
  /** Where links of the platform lead; without any, it has none. */
  hosts: readonly string[];
  /** What is delivered there; empty of a platform that is no longer in the list. */
  takes: Platform['takes'];
  status: DistributionStatus;
  /** Asked for and nothing else: it can be taken back. */
  isUnsent: boolean;
  platformId: string | null;
  url: string | null;
  createdAt: Date;
  liveDate: Date | null;
  errorMessage: string | null;
  /** The newest first. */
  entries: DistributionEntry[];
};

const mostEntries = 200;

/** One distribution with its history. Rejects with `distribution.gone`. */
export async function readDistribution(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  id: DistributionId,
): Promise<StaffDistribution> {
  return asActor(db, actor, async (db) => {
    const row = await db
      .selectFrom('distributions')
      .innerJoin('projects', 'projects.id', 'distributions.project_id')
      .innerJoin('users', 'users.id', 'projects.user_id')
      .select([
        'distributions.id',
        'distributions.project_id as projectId',
        'projects.title',
        'projects.artist_name as artistName',
        'projects.deleted_at as deletedAt',
        'distributions.platform',
        'distributions.status',
        'distributions.platform_id as platformId',
        'distributions.platform_url as url',
        'distributions.created_at as createdAt',
        'distributions.live_date as liveDate',
        'distributions.error_message as errorMessage',
        accountHold.as('hold'),
        isUnsent.as('isUnsent'),
      ])
      .where('distributions.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('distribution.gone');
    const { platform, status, deletedAt, ...facts } = row;
    const known = findPlatform(platform);
    return {
      ...facts,
      isDeleted: deletedAt !== null,
      platformName: platformName(platform),
      hosts: known?.hosts ?? [],
      takes: known?.takes ?? [],
      status: toDistributionStatus(status),
      entries: await entriesOf(db, id),
    };
  });
}

const entriesOf = (db: ActorDb, id: DistributionId): Promise<DistributionEntry[]> =>
  db
    .selectFrom('distribution_entries as entry')
    .leftJoin('users as writer', 'writer.id', 'entry.staff_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.kind',
      'writer.display_name as staffName',
      'entry.before',
      'entry.after',
      'entry.body',
    ])
    .where('entry.distribution_id', '=', id)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostEntries)
    .execute();
