import { data } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { isAppError } from '#server/app-error.ts';
import { readLyrics } from '#server/services/lyrics/read-lyrics.ts';
import type { Route } from './+types/run-text.ts';
import { songText } from './editor/song-text.ts';

/** A song as it was saved, as a text file. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const read = readLyrics(args.context.get(services), actor, args.params.runId);
  const { lyrics } = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  return new Response(`${songText(lyrics)}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="letra.txt"',
      'cache-control': 'private, no-store',
    },
  });
}
