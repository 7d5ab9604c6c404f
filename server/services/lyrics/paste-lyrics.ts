import { songOfText } from '#packages/lyrics/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { createRun, type RunServices } from '#server/services/tools/runs.ts';
import { engineOf } from './stored-lyrics.ts';

/** Keeps a text that somebody wrote elsewhere as a song of theirs, and resolves with the id of its run. It is no use of the tool. */
export async function pasteLyrics(
  services: RunServices,
  actor: SessionActor,
  { token, title, text }: { token: string; title: string; text: string },
): Promise<string> {
  const song = songOfText(title, text);
  return createRun(services, actor, {
    ...{ tool: 'lyrics', token, counts: null },
    engineVersion: engineOf(null),
    request: { isPasted: true, title: song.title },
    make: () => song,
  });
}
