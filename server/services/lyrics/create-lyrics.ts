import { generateSong, isSingable, type Song } from '#packages/lyrics/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { createRun, recentResults } from '#server/services/tools/runs.ts';
import { songBank } from './song-bank.ts';
import { engineOf, type StoredLyrics, storedLyricsSchema } from './stored-lyrics.ts';
import {
  type Asked,
  type LyricsServices,
  type Written,
  writeWithModel,
} from './write-with-model.ts';

/** What a page sends, and how its person waits for the song. */
type Sent = Omit<Asked, 'history' | 'userId'>;

/**
 * Writes a song and resolves with the id of its run. Lines of the person's last songs do not come again. Where a text model is set up
 * it is asked first, for as long as somebody waits. Rejects with `tool.limit` where their plan has none left, and with
 * `lyrics.theme-too-long` of a theme that no line of a chorus holds.
 */
export async function createLyrics(
  services: LyricsServices,
  actor: SessionActor,
  { request, ...page }: Sent,
): Promise<string> {
  if (!isSingable(request.theme)) throw new AppError('lyrics.theme-too-long');
  const results = await recentResults(services, actor, 'lyrics');
  const history = new Set(results.flatMap(linesOf));
  const { theme, genre, mood, structure } = request;
  const keep = (written: Written | null) =>
    createRun(services, actor, {
      ...{ tool: 'lyrics', token: page.token, request },
      engineVersion: written?.engineVersion ?? engineOf(null),
      counts: { feature: 'lyricsGenerator', tier: actor.session.tier },
      seed: written?.seed,
      make: (seed) =>
        stored(
          written?.song ??
            generateSong(songBank(), { theme, genre, mood, structure, seed, history }),
        ),
    });
  const { drafts } = services.lyrics;
  if (!drafts) return keep(null);
  const sent = { ...page, userId: actor.userId };
  return drafts.once(sent, async (signal) =>
    keep(await writeWithModel(services, actor, { ...sent, request, history, signal })),
  );
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
