import { songOfText } from '#packages/lyrics/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { createRun } from '#server/services/tools/runs.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { engineOf, storedLyricsSchema } from './stored-lyrics.ts';

/** Keeps a text that somebody wrote elsewhere as a song of theirs, and resolves with the id of its run. It is no use of the tool. Rejects with `rate.limited`. */
export async function pasteLyrics(
  services: Pick<AppServices, 'db' | 'now' | 'limits'>,
  actor: SessionActor,
  { token, title, text }: { token: string; title: string; text: string },
): Promise<string> {
  await services.limits.consume('lyricsPaste', actor.userId);
  const song = songOfText(title, text);
  return createRun(services, actor, {
    ...{ tool: 'lyrics', token, counts: null },
    engineVersion: engineOf(null),
    request: { isPasted: true, title: song.title },
    make: () => storedLyricsSchema.parse(song),
  });
}
