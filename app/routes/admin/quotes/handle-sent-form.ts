import { type ActionFunctionArgs, href } from 'react-router';
import { z } from 'zod';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import { repeatQuote } from '#server/services/quotes/repeat-quote.ts';
import { replaceLink } from '#server/services/quotes/replace-link.ts';
import { withdrawQuote } from '#server/services/quotes/withdraw-quote.ts';
import type { PostedQuoteForm } from './handle-draft-form.ts';
import { newQuoteSchema, relinkSchema } from './quote-fields.ts';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** What the staff does to a quote that was sent; null for a form of a draft. */
export async function handleSentForm(args: Args, posted: PostedQuoteForm) {
  const { app, actor, form } = posted;
  const here = href('/admin/cotizaciones/:quoteId', posted);
  const id = () => toQuoteId(posted.quoteId);
  const { intent = '' } = form;
  switch (intent) {
    case 'withdraw':
      return handleFormAction(args, form, z.object({}), async () => {
        await withdrawQuote(app, actor, id());
        return redirectWithFlash(here, 'quote-withdrawn');
      });
    case 'relink':
      return handleFormAction(args, form, relinkSchema, async ({ seen }) => ({
        title: 'Enlace nuevo',
        message: 'El anterior ya no abre nada. El nuevo va camino al correo del cliente.',
        shownOnce: [await replaceLink(app, actor, { quoteId: id(), seen })],
      }));
    case 'repeat':
      return handleFormAction(args, form, newQuoteSchema, async ({ idempotencyKey }) => {
        const newId = toQuoteId(idempotencyKey);
        await repeatQuote(app, actor, { quoteId: id(), newId });
        return redirectWithFlash(
          href('/admin/cotizaciones/:quoteId', { quoteId: newId }),
          'quote-begun',
        );
      });
    default:
      return null;
  }
}
