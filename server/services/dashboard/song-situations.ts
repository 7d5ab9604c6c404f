import { type Selectable, sql } from 'kysely';
import { type Cover, type NextStep, nextStep } from '#packages/project/src/index.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import { type Owner, ownProjects } from '#server/services/projects/own-projects.ts';
import { coverOf, failureOf, type ProjectMetadata } from '#server/services/projects/project.ts';

/** A song as the card of the next step shows it. */
export type StepSong = {
  id: string;
  title: string;
  cover: Cover | null;
  /** Why it failed and what to do, in words. */
  failure: string | null;
};

const hasNoAudio = sql<boolean>`audio_file_url is null`;
const hasNoCover = sql<boolean>`cover_image_url is null`;

/**
 * Of each situation that some of the actor's songs are in, the one that changed last: what `readNextStep` needs, however
 * many songs there are. To be read as JSON.
 */
export const songSituations = (db: ActorDb, owner: Owner) =>
  ownProjects(db, owner)
    // By their ids first: what is read of a song is read of these alone.
    .where('id', 'in', newestOfEach(db, owner))
    .select([
      'id',
      'title',
      'status',
      'audio_file_url',
      'cover_image_url',
      sql<ProjectMetadata>`metadata - 'peaks'`.as('metadata'),
      sql<number>`extract(epoch from updated_at)::float8`.as('changedAt'),
      sql<string | null>`case status when 'failed' then
        (select id from media_jobs where object_path = audio_file_url and state = 'failed') end`.as(
        'failedJob',
      ),
    ]);

const newestOfEach = (db: ActorDb, owner: Owner) =>
  ownProjects(db, owner)
    .distinctOn(['status', hasNoAudio, hasNoCover])
    .select('id')
    .orderBy('status')
    .orderBy(hasNoAudio)
    .orderBy(hasNoCover)
    .orderBy('updated_at', 'desc')
    .orderBy('id');

type Situation = Pick<
  Selectable<DB['projects']>,
  'id' | 'title' | 'status' | 'audio_file_url' | 'cover_image_url'
> & { metadata: ProjectMetadata; changedAt: number; failedJob: string | null };

/** The actor's next step, of what `songSituations` found; of its song, only what the card shows. */
export function readNextStep(situations: readonly Situation[]): NextStep<StepSong> {
  const step = nextStep(
    situations.map((row) => ({
      ...row,
      hasAudio: row.audio_file_url !== null,
      hasCover: row.cover_image_url !== null,
      hasFailed: row.metadata.failure !== undefined,
    })),
  );
  if (!('song' in step)) return step;
  const { id, title, ...row } = step.song;
  return { ...step, song: { id, title, cover: coverOf(row), failure: failureOf(row.metadata) } };
}
