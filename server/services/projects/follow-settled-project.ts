import { type Kysely, sql } from 'kysely';
import { preferredPlatformIds } from '#content/platforms/preferred.ts';
import { type DistributionPreferences, wantsProjectMails } from '#packages/account/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { errorTexts } from '#server/error-texts.ts';
import { toPreferences } from '#server/services/preferences/stored-preferences.ts';
import { followDistributions } from './follow-distributions.ts';
import type { ProjectMails } from './project-mails.ts';
import type { ProjectMetadata } from './project.ts';

/** The demo's songs settle without a mail. */
export type SettlingServices = { projects: { mails: Pick<ProjectMails, 'settled'> } };

/**
 * What its owner wants to happen when a project has just become `ready` or `failed`: distributions asked for, a mail.
 * Call it in the transaction that changed the status, so that it happens exactly when, and as often as, that did.
 */
export async function followSettledProject(
  { projects }: SettlingServices,
  db: Kysely<DB>,
  { projectId, at }: { projectId: string; at: Date },
): Promise<void> {
  const project = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.user_id')
    .leftJoin('user_settings as settings', 'settings.user_id', 'users.id')
    .select([
      'projects.id',
      'title',
      'status',
      'release_date as releaseDate',
      'metadata',
      'users.id as userId',
      'email',
      'display_name as displayName',
      'distribution_preferences',
      'notification_preferences',
    ])
    .where('projects.id', '=', projectId)
    .where('projects.deleted_at', 'is', null)
    // Whoever is leaving wants nothing more of us, and for whoever is suspended nothing goes on to the stores.
    .where('deletion_due_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!project) return;
  const { id, title, status, releaseDate } = project;
  const preferences = toPreferences(project);
  const isWanted = wantsProjectMails(preferences.notifications);
  if (status === 'ready') {
    // Its audio was replaced while a platform had it already.
    await followDistributions(db, projectId);
    const { distribution } = preferences;
    const platforms = await askForDistributions(db, { projectId, releaseDate, at }, distribution);
    if (isWanted) await projects.mails.settled(project, { id, title, status, platforms }, db);
  }
  if (status === 'failed' && isWanted) {
    const { failure } = project.metadata as ProjectMetadata;
    const reason = errorTexts[failure ?? 'media.failed'].message;
    await projects.mails.settled(project, { id, title, status, reason }, db);
  }
}

/** One pending distribution for each platform that the owner prefers and the project has none for; returns those. */
async function askForDistributions(
  db: Kysely<DB>,
  { projectId, releaseDate, at }: { projectId: string; releaseDate: string | null; at: Date },
  { autoDistribute, preferredPlatforms, preferredReleaseTime }: DistributionPreferences,
): Promise<string[]> {
  if (!autoDistribute) return [];
  const platforms = preferredPlatformIds.filter((id) => preferredPlatforms.includes(id));
  const metadata = releaseDate
    ? { planned_release: bogotaInstant(releaseDate, preferredReleaseTime) }
    : {};
  const asked = await db
    .insertInto('distributions')
    .columns(['project_id', 'platform', 'metadata', 'submission_date', 'created_at', 'updated_at'])
    .expression(
      sql`select ${projectId}::uuid, wanted.platform, ${JSON.stringify(metadata)}::jsonb,
          ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
        from unnest(${platforms}::text[]) as wanted (platform)
        where not exists
          (select from distributions where project_id = ${projectId} and distributions.platform = wanted.platform)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'platform'])
        .where(sql.ref('status'), '<>', sql.lit('removed'))
        .doNothing(),
    )
    .returning('platform')
    .execute();
  return platforms.filter((id) => asked.some(({ platform }) => platform === id));
}

/** Colombia is five hours behind UTC all year. */
const bogotaInstant = (date: string, time: string): string =>
  new Date(`${date}T${time}:00-05:00`).toISOString();
