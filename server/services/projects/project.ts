import { type Cover, encodePeaks, loudestOf } from '#packages/project/src/index.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AudioFacts, Peaks } from '#server/media/facts.ts';
import { type AppErrorCode, errorTexts } from '#server/error-texts.ts';

type ProjectRow = Selectable<DB['projects']>;

export type ProjectStatus = ProjectRow['status'];

/** What the server found out about a project's files, kept in its `metadata` column. */
export type ProjectMetadata = {
  audio?: AudioFacts;
  /** Path in the `artifacts` bucket. */
  preview?: string;
  peaks?: Peaks;
  /** Every size and format of the cover exists; before that, only the first. */
  coverComplete?: boolean;
  /** Why the audio could not be made ready. */
  failure?: AppErrorCode;
};

/** A project as pages see it. */
export type Project = {
  id: string;
  title: string;
  artistName: string;
  genre: string;
  description: string | null;
  releaseDate: string | null;
  isrc: string | null;
  upc: string | null;
  /** Counts the edits: an edit says which one it saw. */
  revision: number;
  status: ProjectStatus;
  hasAudio: boolean;
  audio: AudioFacts | null;
  /** For `decodePeaks`, as many as a player draws; empty while there is no waveform. */
  peaks: string;
  /** Address on this site, null while there is nothing to hear. */
  previewUrl: string | null;
  cover: Cover | null;
  /** Why it failed and what to do, in words. */
  failure: string | null;
};

const shownPeaks = 80;

export const projectColumns = [
  'id',
  'title',
  'artist_name',
  'genre',
  'description',
  'release_date',
  'isrc',
  'upc',
  'revision',
  'status',
  'audio_file_url',
  'cover_image_url',
  'metadata',
] as const satisfies (keyof ProjectRow)[];

export function toProject(row: Pick<ProjectRow, (typeof projectColumns)[number]>): Project {
  const metadata = row.metadata as ProjectMetadata;
  return {
    id: row.id,
    title: row.title,
    artistName: row.artist_name,
    genre: row.genre,
    description: row.description,
    releaseDate: row.release_date,
    isrc: row.isrc,
    upc: row.upc,
    revision: row.revision,
    status: row.status,
    hasAudio: row.audio_file_url !== null,
    audio: metadata.audio ?? null,
    peaks: metadata.peaks ? encodePeaks(loudestOf(metadata.peaks, shownPeaks)) : '',
    previewUrl: metadata.preview ? `/archivos/artifacts/${metadata.preview}` : null,
    cover: coverOf({ cover_image_url: row.cover_image_url, metadata }),
    failure: failureOf(metadata),
  };
}

export const coverOf = (row: {
  cover_image_url: string | null;
  metadata: ProjectMetadata;
}): Cover | null =>
  row.cover_image_url === null
    ? null
    : {
        base: `/archivos/cover-images/${row.cover_image_url}`,
        complete: row.metadata.coverComplete ?? false,
      };

export const failureOf = ({ failure }: ProjectMetadata): string | null =>
  failure ? errorTexts[failure].message : null;

/** The value of the `metadata` column with these findings over what it holds; an undefined one takes away what was found. */
export function addMetadata(found: ProjectMetadata): RawBuilder<string> {
  const gone = Object.entries(found).flatMap(([name, value]) => (value === undefined ? name : []));
  return sql<string>`(metadata || ${JSON.stringify(found)}::jsonb) - ${gone}::text[]`;
}
