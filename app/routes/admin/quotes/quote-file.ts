import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { printQuote } from '#server/services/quotes/print-quote.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import type { Route } from './+types/quote-file.ts';
import { pdfResponse } from '../../quote/pdf-response.ts';

/** A quote as a PDF for the staff, drafts too. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  try {
    const quoteId = toQuoteId(args.params.quoteId);
    const asked = { quoteId, isHead: args.request.method === 'HEAD' };
    return pdfResponse(await printQuote(args.context.get(services), actor, asked));
  } catch (error) {
    if (!isAppError(error)) throw error;
    return redirectWithFlash(href('/admin/cotizaciones'), 'quote-gone');
  }
}
