import {
  generateSong,
  isSingable,
  type LyricsRequest,
  type Song,
} from '#packages/lyrics/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { createRun, recentResults, type RunServices } from '#server/services/tools/runs.ts';
import { songBank } from './song-bank.ts';
import { engineVersion, type StoredLyrics, storedLyricsSchema } from './stored-lyrics.ts';

/**
 * Writes a song and resolves with the id of its run. Lines of the person's last songs do not come again. Rejects with `tool.limit`
 * where their plan has none left, and with `lyrics.theme-too-long` of a theme that no line of a chorus holds.
 */
export async function createLyrics(
  services: RunServices,
  actor: SessionActor,
  { token, request }: { token: string; request: LyricsRequest },
): Promise<string> {
  if (!isSingable(request.theme)) throw new AppError('lyrics.theme-too-long');
  const results = await recentResults(services, actor, 'lyrics');
  const history = new Set(results.flatMap(linesOf));
  const { theme, genre, mood, structure } = request;
  return createRun(services, actor, {
    ...{ tool: 'lyrics', token, request, engineVersion },
    counts: { feature: 'lyricsGenerator', tier: actor.session.tier },
    make: (seed) =>
      stored(generateSong(songBank(), { theme, genre, mood, structure, seed, history })),
  });
}

/** Of one that another engine kept in a way of its own, none. */
function linesOf(result: unknown): string[] {
  const lyrics = storedLyricsSchema.safeParse(result).data;
  return (lyrics?.sections ?? []).flatMap(({ stanzas }) =>
    stanzas.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
}

const stored = ({ title, sections }: Song): StoredLyrics => ({
  title,
  sections: sections.map(({ kind, stanzas, again }) => ({
    ...{ kind, again },
    stanzas: (again === null ? stanzas : []).map(({ lines }) => ({
      lines: lines.map(({ text, metre, letter, image }) => ({
        ...{ text, letter, image, isLocked: false },
        metre: typeof metre === 'number' ? metre : [metre[0], metre[1]],
      })),
    })),
  })),
});
