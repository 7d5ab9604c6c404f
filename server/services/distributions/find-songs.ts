import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { matches } from '../lists/matches.ts';
import { accountHold } from './account-hold.ts';

const mostSongs = 30;

const ofFreeAccount = sql<boolean>`exists (
  select from users where users.id = projects.user_id and ${accountHold} is null)`;

/** A song that can be distributed, and at how many platforms it is or is asked for. */
export type DistributableSong = {
  id: string;
  title: string;
  artistName: string;
  status: 'ready' | 'distributed';
  platforms: number;
};

/**
 * The songs whose title or artist has each of these words, those that changed last first; without words, of all. Of an
 * account with a hold there are none.
 */
export const findSongs = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { search }: { search: string },
): Promise<DistributableSong[]> =>
  readAsActor(db, actor, (db) =>
    db
      .selectFrom('projects')
      .select([
        'id',
        'title',
        'artist_name as artistName',
        sql<'ready' | 'distributed'>`status`.as('status'),
        sql<number>`(select count(*) from distributions
          where project_id = projects.id and distributions.status <> 'removed')`.as('platforms'),
      ])
      .where('status', 'in', ['ready', 'distributed'])
      .where('deleted_at', 'is', null)
      .where(ofFreeAccount)
      .where(matches('projects', search) ?? sql<boolean>`true`)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(mostSongs),
  );
