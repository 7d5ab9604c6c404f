import { data, href } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { pdfResponse } from '#app/routes/quote/pdf-response.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { printLyrics } from '#server/services/lyrics/print-lyrics.ts';
import type { Route } from './+types/run-pdf.ts';

/** A song as it was saved, as a PDF. Who has to wait is led back to its page. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const { runId: id } = args.params;
  try {
    const asked = { id, isHead: args.request.method === 'HEAD' };
    return pdfResponse(await printLyrics(args.context.get(services), actor, asked));
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'run.not-found') throw data(null, { status: 404 });
    if (error.code !== 'rate.limited') throw error;
    const count = Math.ceil((error.retryAfter ?? 60) / 60);
    return redirectWithFlash(href('/lyrics-generator/:runId', args.params), 'lyrics-pdf-later', {
      count,
    });
  }
}
