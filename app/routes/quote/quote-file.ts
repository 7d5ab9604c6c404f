import { data, href } from 'react-router';
import { anonymous, services } from '#app/context.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { printOffer } from '#server/services/quotes/print-quote.ts';
import type { Route } from './+types/quote-file.ts';
import { pdfResponse } from './pdf-response.ts';

/** The quote as a PDF. Who has to wait is led back to its page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  try {
    const asked = { token: params.token, isHead: request.method === 'HEAD' };
    const file = await printOffer(context.get(services), context.get(anonymous), asked);
    if (!file) throw data(null, { status: 404 });
    return pdfResponse(file);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate.limited') throw error;
    const count = Math.ceil((error.retryAfter ?? 60) / 60);
    return redirectWithFlash(href('/cotizacion/:token', params), 'quote-pdf-later', { count });
  }
}
