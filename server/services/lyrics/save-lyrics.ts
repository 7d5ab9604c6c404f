import type { KeptSong } from '#packages/lyrics/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { changeResult, type RunServices } from '#server/services/tools/runs.ts';
import { readLyrics } from './read-lyrics.ts';

/**
 * Keeps what somebody made of their song, over what they saw of it. Rejects with `run.changed` where another tab kept another one
 * since.
 */
export async function saveLyrics(
  services: RunServices,
  actor: UserActor,
  { id, revision, title, sections }: { id: string; revision: number } & KeptSong,
): Promise<void> {
  const { lyrics } = await readLyrics(services, actor, id);
  await changeResult(services, actor, {
    ...{ tool: 'lyrics', id, revision },
    result: { title: title === '' ? lyrics.title : title, sections },
  });
}
