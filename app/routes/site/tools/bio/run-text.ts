import { data } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { isAppError } from '#server/app-error.ts';
import { readBio } from '#server/services/bio/read-bio.ts';
import type { Route } from './+types/run-text.ts';
import { bioText } from './bio-text.ts';

/** All biographies as they were saved, as one text file. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const read = readBio(args.context.get(services), actor, args.params.runId);
  const bio = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  return new Response(bioText(bio), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="biografias.txt"',
      'cache-control': 'private, no-store',
    },
  });
}
