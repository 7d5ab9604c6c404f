import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { listRuns, readRun } from '#server/services/tools/runs.ts';
import {
  modelOf,
  type StoredLyrics,
  storedLyricsSchema,
  type StoredRequest,
  storedRequestSchema,
} from './stored-lyrics.ts';

type Asked = { id: string; request: StoredRequest; createdAt: Date };

/** A song in a person's list of theirs. */
export type LyricsEntry = Asked & { title: string };

export type Lyrics = Asked & {
  revision: number;
  lyrics: StoredLyrics;
  /** The text model that some of its stanzas came from, by its name. */
  writtenBy: { model: string | null };
};

/** A person's newest songs. */
export async function listLyrics(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<LyricsEntry[]> {
  const runs = await listRuns(services, actor, 'lyrics');
  return runs.map(({ id, request, title, createdAt }) => ({
    ...{ id, createdAt, title: title ?? '' },
    request: storedRequestSchema.parse(request),
  }));
}

/** Rejects with `run.not-found` of a song that is another's, or none. */
export async function readLyrics(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<Lyrics> {
  const { request, result, ...run } = await readRun(services, actor, { tool: 'lyrics', id });
  const { createdAt, revision, engineVersion } = run;
  return {
    ...{ id: run.id, createdAt, revision },
    request: storedRequestSchema.parse(request),
    lyrics: storedLyricsSchema.parse(result),
    writtenBy: { model: modelOf(engineVersion) },
  };
}
