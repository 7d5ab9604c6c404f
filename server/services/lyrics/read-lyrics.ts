import { setImmediate as nextTurn } from 'node:timers/promises';
import { countLine, type LineCount } from '#packages/lyrics/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { modelOf } from '#server/services/tools/engine-version.ts';
import { listRuns, readRun } from '#server/services/tools/runs.ts';
import {
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

/** A page of a person's songs, the newest first, and how many there are. */
export async function listLyrics(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ songs: LyricsEntry[]; count: number }> {
  const { runs, count } = await listRuns(services, actor, { tool: 'lyrics', page });
  const songs = runs.map(({ id, request, title, createdAt }) => ({
    ...{ id, createdAt, title: title ?? '' },
    request: storedRequestSchema.parse(request),
  }));
  return { songs, count };
}

/** A song with how each of its verses counts, in order; null of one that has no syllables. */
export async function readCountedLyrics(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<Lyrics & { counts: (LineCount | null)[] }> {
  const song = await readLyrics(services, actor, id);
  const lines = song.lyrics.sections.flatMap(({ stanzas }) =>
    stanzas.flatMap((stanza) => stanza.lines),
  );
  const counts: (LineCount | null)[] = [];
  let began = performance.now();
  for (const { text, metre } of lines) {
    if (performance.now() - began > longestTurn) {
      await nextTurn();
      began = performance.now();
    }
    counts.push(countLine(text, metre));
  }
  return { ...song, counts };
}

/** Milliseconds of counting until others have their turn: of the oddest verses each takes some. */
const longestTurn = 8;

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
