import { platformName } from '#content/platforms/platforms.ts';
import {
  type DistributionStatus,
  distributionStatuses,
  mostMovedAtOnce,
  toDistributionStatus,
} from '#packages/distribution/src/index.ts';
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import type { AppServices } from '../app-services.ts';
import { type AccountHold, accountHold } from './account-hold.ts';
import { isUnsent } from './unsent.ts';

/** A song as the staff distributes it. */
export type StaffSong = {
  id: string;
  title: string;
  artistName: string;
  status: Selectable<DB['projects']>['status'];
  isDeleted: boolean;
  hold: AccountHold | null;
  counts: Record<DistributionStatus, number>;
  /** What the staff did last; names are null of who is no longer there. */
  lastMove: { staffName: string | null; status: DistributionStatus } | null;
  /** Ids of the platforms that it is at, or is asked for. */
  platforms: string[];
  /** The status that `distributions` are of. */
  shown: DistributionStatus;
  /** Those, by the name of their platform: the first of them. */
  distributions: {
    id: string;
    platformName: string;
    errorMessage: string | null;
    /** Asked for and nothing else: it can be taken back. */
    isUnsent: boolean;
  }[];
};

/** A song, and its distributions of one status, or else of the first that some have. Rejects with `distribution.song-gone`. */
export async function readSong(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { projectId, status }: { projectId: ProjectId; status: DistributionStatus | null },
): Promise<StaffSong> {
  const { song, rows, last } = await asActor(db, actor, async (db) => ({
    song: await db
      .selectFrom('projects')
      .innerJoin('users', 'users.id', 'projects.user_id')
      .select([
        'projects.id',
        'projects.title',
        'projects.artist_name as artistName',
        'projects.status',
        'projects.deleted_at as deletedAt',
        accountHold.as('hold'),
      ])
      .where('projects.id', '=', projectId)
      .executeTakeFirst(),
    rows: await db
      .selectFrom('distributions')
      .select(['id', 'platform', 'status', 'error_message as errorMessage'])
      .select(isUnsent.as('isUnsent'))
      .where('project_id', '=', projectId)
      .execute(),
    last: await db
      .selectFrom('distribution_entries as entry')
      .innerJoin('distributions', 'distributions.id', 'entry.distribution_id')
      .leftJoin('users as writer', 'writer.id', 'entry.staff_id')
      .select(['writer.display_name as staffName', 'entry.after'])
      .where('distributions.project_id', '=', projectId)
      .where('entry.kind', '=', 'status')
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id')
      .limit(1)
      .executeTakeFirst(),
  }));
  if (!song) throw new AppError('distribution.song-gone');
  const { deletedAt, ...facts } = song;
  const all = rows.map((row) => ({
    ...row,
    status: toDistributionStatus(row.status),
    platformName: platformName(row.platform),
  }));
  const ofStatus = (wanted: DistributionStatus) => all.filter((one) => one.status === wanted);
  const counts = Object.fromEntries(
    distributionStatuses.map((one) => [one, ofStatus(one).length]),
  ) as Record<DistributionStatus, number>;
  const shown = status ?? distributionStatuses.find((one) => counts[one] > 0) ?? 'pending';
  return {
    ...facts,
    isDeleted: deletedAt !== null,
    counts,
    lastMove: last?.after
      ? { staffName: last.staffName, status: toDistributionStatus(last.after) }
      : null,
    platforms: all.flatMap((one) => (one.status === 'removed' ? [] : [one.platform])),
    shown,
    distributions: ofStatus(shown)
      .toSorted((one, other) => byName.compare(one.platformName, other.platformName))
      .slice(0, mostMovedAtOnce)
      .map(({ id, platformName, errorMessage, isUnsent }) => ({
        ...{ id, platformName, errorMessage, isUnsent },
      })),
  };
}

const byName = new Intl.Collator('es');
