import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { lyricsOptionsSchema } from '#packages/lyrics/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { reworkLyrics } from '#server/services/lyrics/rework-lyrics.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import type { Route } from './+types/run-options.ts';

/** Other lines, words or stanzas for a song as its editor has it, as JSON. */
export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const asked = lyricsOptionsSchema.safeParse(await readTextFields(args.request));
  if (!asked.success) return Response.json(null, { status: 422 });
  try {
    const reworked = await reworkLyrics(args.context.get(services), actor, {
      ...asked.data,
      id: args.params.runId,
    });
    return Response.json(reworked, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    const described = toErrorResponse(error);
    if (!described) throw error;
    return Response.json(null, { status: described.status });
  }
}
