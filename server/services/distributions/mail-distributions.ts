import type { Kysely } from 'kysely';
import { platformName, platforms } from '#content/platforms/platforms.ts';
import { wantsProjectMails } from '#packages/account/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import { toPreferences } from '#server/services/preferences/stored-preferences.ts';
import type { SongNews } from '#server/services/projects/project-mails.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'projects'>;

/** What comes within so many milliseconds after the first is in the same mail. */
const gathering = 5 * 60_000;
const mostAtOnce = 200;

/**
 * Mails each artist where their songs are live since, and where they failed: once for all of a few minutes, so that a
 * plan's whole set is one mail. A row goes with the mail that says it, so that none is lost and none is said twice.
 */
export async function mailDistributions(services: Services, _actor: SystemActor): Promise<void> {
  const { db, now } = services;
  const waiting = await db.service
    .selectFrom('distribution_news as news')
    .innerJoin('distributions', 'distributions.id', 'news.distribution_id')
    .innerJoin('projects', 'projects.id', 'distributions.project_id')
    .select('projects.user_id as userId')
    .where('news.at', '<=', new Date(+now() - gathering))
    .groupBy('projects.user_id')
    .orderBy(({ fn }) => fn.min('news.at'))
    .limit(mostAtOnce)
    .execute();
  for (const { userId } of waiting)
    await db.service.transaction().execute((db) => mailPerson({ ...services, db }, userId));
}

async function mailPerson(
  { db, projects }: Pick<Services, 'projects'> & { db: Kysely<DB> },
  userId: string,
): Promise<void> {
  const news = await takeNews(db, userId);
  const songs = songsOf(news);
  if (songs.length === 0) return;
  const owner = await db
    .selectFrom('users')
    .leftJoin('user_settings as settings', 'settings.user_id', 'users.id')
    .select([
      'users.id as userId',
      'email',
      'display_name as displayName',
      'distribution_preferences',
      'notification_preferences',
    ])
    .where('users.id', '=', userId)
    // Whoever is leaving wants nothing more of us.
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst();
  if (owner && wantsProjectMails(toPreferences(owner).notifications))
    await projects.mails.inStores(owner, songs, db);
}

/** What is in no mail yet of one person, as it is by now. Of two who take it at once one finds nothing. */
const takeNews = (db: Kysely<DB>, userId: string) =>
  db
    .with('taken', (db) =>
      db
        .deleteFrom('distribution_news as news')
        .using('distributions')
        .innerJoin('projects', 'projects.id', 'distributions.project_id')
        .whereRef('distributions.id', '=', 'news.distribution_id')
        .where('projects.user_id', '=', userId)
        .returning('news.distribution_id as id'),
    )
    .selectFrom('taken')
    .innerJoin('distributions', 'distributions.id', 'taken.id')
    .innerJoin('projects', 'projects.id', 'distributions.project_id')
    .select([
      'projects.id as projectId',
      'projects.title',
      'distributions.platform',
      'distributions.status',
      'distributions.error_message as reason',
    ])
    .where('projects.deleted_at', 'is', null)
    .execute();

type News = Awaited<ReturnType<typeof takeNews>>;

/** Its place in the list, where those that people know come first. */
const placeOf = ({ platform }: News[number]): number =>
  platforms.findIndex(({ id }) => id === platform);

/** By song; what went on meanwhile says nothing. */
function songsOf(news: News): SongNews[] {
  const songs = new Map<
    string,
    SongNews & { live: string[]; failed: SongNews['failed'][number][] }
  >();
  const inOrder = news.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const { projectId, title, platform, status, reason } of inOrder) {
    if (status !== 'live' && status !== 'failed') continue;
    const song = songs.get(projectId) ?? { title, live: [], failed: [] };
    songs.set(projectId, song);
    if (status === 'live') song.live.push(platformName(platform));
    else song.failed.push({ platform: platformName(platform), reason });
  }
  return [...songs.values()].toSorted((one, other) => byTitle.compare(one.title, other.title));
}

const byTitle = new Intl.Collator('es');
