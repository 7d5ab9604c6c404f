import { data, href } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { pdfResponse } from '#app/routes/quote/pdf-response.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { printTake } from '#server/services/vocal/print-take.ts';
import type { Route } from './+types/run-pdf.ts';

/** The numbers of a saved take as a PDF. Who has to wait is led back to its page. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const { runId: id } = args.params;
  try {
    const asked = { id, isHead: args.request.method === 'HEAD' };
    return pdfResponse(await printTake(args.context.get(services), actor, asked));
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'run.not-found') throw data(null, { status: 404 });
    if (error.code !== 'rate.limited') throw error;
    const count = Math.ceil((error.retryAfter ?? 60) / 60);
    return redirectWithFlash(href('/vocal-analyzer/:runId', args.params), 'vocal-pdf-later', {
      count,
    });
  }
}
