import { encodePeaks } from '#packages/project/src/index.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AudioFacts, Peaks } from '#server/media/facts.ts';
import { type AppErrorCode, errorTexts } from '#server/error-texts.ts';

type ProjectRow = Selectable<DB['projects']>;

export type ProjectStatus = ProjectRow['status'];

/** What the server found out about a project's files, kept in its `metadata` column. */
export type ProjectMetadata = {
  audio?: AudioFacts;
  /** Paths in the `artifacts` bucket. */
  preview?: string;
  peaks?: Peaks;
  /** Path of the small cover in the `cover-images` bucket. */
  coverThumbnail?: string;
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
  status: ProjectStatus;
  hasAudio: boolean;
  audio: AudioFacts | null;
  /** For `decodePeaks`; empty while there is no waveform. */
  peaks: string;
  /** Addresses on this site, null while there is nothing to fetch. */
  previewUrl: string | null;
  coverUrl: string | null;
  /** Why it failed and what to do, in words. */
  failure: string | null;
};

export const projectColumns = [
  'id',
  'title',
  'artist_name',
  'genre',
  'description',
  'release_date',
  'status',
  'audio_file_url',
  'cover_image_url',
  'metadata',
] as const satisfies (keyof ProjectRow)[];

export function toProject(row: Pick<ProjectRow, (typeof projectColumns)[number]>): Project {
  const metadata = row.metadata as ProjectMetadata;
  const cover = metadata.coverThumbnail ?? row.cover_image_url;
  return {
    id: row.id,
    title: row.title,
    artistName: row.artist_name,
    genre: row.genre,
    description: row.description,
    releaseDate: row.release_date,
    status: row.status,
    hasAudio: row.audio_file_url !== null,
    audio: metadata.audio ?? null,
    peaks: encodePeaks(metadata.peaks ?? []),
    previewUrl: metadata.preview ? `/archivos/artifacts/${metadata.preview}` : null,
    coverUrl: cover ? `/archivos/cover-images/${cover}` : null,
    failure: metadata.failure ? errorTexts[metadata.failure].message : null,
  };
}

/** The value of the `metadata` column with these findings over what it holds. */
export const addMetadata = (found: ProjectMetadata): RawBuilder<string> =>
  sql<string>`metadata || ${JSON.stringify(found)}::jsonb`;
