import { href } from 'react-router';
import type { Reworked } from '#server/services/lyrics/rework-lyrics.ts';
import { type EditedSong, linesOf, shapeOf } from './edited-song.ts';

/** What can be asked of a song as it stands: `at` is a line or a stanza, counted from 0 in the song. */
export type ReworkAsked = { ask: 'line' | 'word' | 'stanza'; at: number; place?: number };

/** Resolves with what the bank has; null where it could not be asked. */
export async function askRework(
  id: string,
  song: EditedSong,
  { ask, at, place = 0 }: ReworkAsked,
): Promise<Reworked | null> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const texts = linesOf(song).map(({ text }) => text);
  const body = new URLSearchParams({
    ...{ title: song.title, lines: texts.join('\n'), shape: shapeOf(song) },
    ...{ ask, at: String(at), place: String(place), seed: String(seed) },
  });
  try {
    const response = await fetch(href('/lyrics-generator/:runId/opciones', { runId: id }), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(longestWait),
    });
    return response.ok ? ((await response.json()) as Reworked) : null;
  } catch {
    return null;
  }
}

/** In milliseconds: a slow network has answered by then, or will not. */
const longestWait = 15_000;
