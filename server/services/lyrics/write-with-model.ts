import {
  draftPrompt,
  generateSong,
  type LyricsRequest,
  type Song,
  songFromDraft,
} from '#packages/lyrics/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { drawSeed, findRun } from '#server/services/tools/runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import type { SentPage } from './page-work.ts';
import { songBank } from './song-bank.ts';
import { engineOf } from './stored-lyrics.ts';

export type LyricsServices = Pick<AppServices, 'db' | 'now' | 'lyrics'>;

export type Asked = SentPage & {
  request: LyricsRequest;
  history: ReadonlySet<string>;
};

/** A song before it is a run. */
export type Written = { song: Song; seed: number; engineVersion: string };

/**
 * Writes a song with what stands of a model's draft. Null where it is not worth asking: the page has its song by now, or its person has
 * no use left. Of a model that fails it is our song.
 */
export async function writeWithModel(
  services: LyricsServices,
  actor: SessionActor,
  { token, request, history, signal, outside }: Asked,
): Promise<Written | null> {
  const { drafts } = services.lyrics;
  const counted = { feature: 'lyricsGenerator', tier: actor.session.tier } as const;
  const [known, { used, limit }] = await Promise.all([
    findRun(services, actor, { tool: 'lyrics', token }),
    readUsage(services, actor, counted),
  ]);
  if (!drafts || known !== null || (limit !== null && used >= limit)) return null;
  const seed = drawSeed();
  const { theme, genre, mood, structure } = request;
  const asked = { theme, genre, mood, structure, seed, history };
  const own = generateSong(songBank(), asked);
  const prompt = draftPrompt(own, asked);
  const draft = await outside(() => drafts.ask({ userId: actor.userId, prompt, signal }));
  const { song, kept } = draft === null ? { song: own, kept: 0 } : songFromDraft(own, asked, draft);
  return { song, seed, engineVersion: engineOf(kept > 0 ? drafts.model : null) };
}
