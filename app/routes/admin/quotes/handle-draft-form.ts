import { type ActionFunctionArgs, href } from 'react-router';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { changeDraft, type DraftChange } from '#server/services/quotes/change-draft.ts';
import { deleteDraft } from '#server/services/quotes/delete-draft.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import { saveDetails } from '#server/services/quotes/save-details.ts';
import { sendQuote } from '#server/services/quotes/send-quote.ts';
import {
  editLineSchema,
  recountSchema,
  removeSchema,
  seenDetailsSchema,
  seenLineSchema,
  seenPackageSchema,
  seenSchema,
} from './quote-fields.ts';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** A form of the page of a quote, and who posted it. */
export type PostedQuoteForm = {
  app: AppServices;
  actor: StaffActor;
  form: Record<string, string>;
  /** As the address has it. */
  quoteId: string;
};

/** What the staff does to a draft; `intent` says what. */
export async function handleDraftForm(args: Args, posted: PostedQuoteForm) {
  const { app, actor, form } = posted;
  const here = href('/admin/cotizaciones/:quoteId', posted);
  const id = () => toQuoteId(posted.quoteId);
  const save = async (revision: number, change: DraftChange) => {
    await changeDraft(app, actor, { quoteId: id(), revision, change });
    return redirectWithFlash(here, 'quote-saved');
  };
  const { intent = '' } = form;
  switch (intent) {
    case 'send':
      return handleFormAction(args, form, seenDetailsSchema, async ({ revision, ...details }) => {
        // The client reads what the staff has before them, once they have read what it comes to.
        if (await saveDetails(app, actor, { quoteId: id(), revision, details }))
          return redirectWithFlash(here, 'quote-saved-first');
        await sendQuote(app, actor, { quoteId: id(), revision });
        return redirectWithFlash(here, 'quote-sent');
      });
    case 'delete':
      return handleFormAction(args, form, seenSchema, async ({ revision }) => {
        await deleteDraft(app, actor, { quoteId: id(), revision });
        return redirectWithFlash(href('/admin/cotizaciones'), 'quote-deleted');
      });
    case 'package':
      return handleFormAction(args, form, seenPackageSchema, ({ revision, ...line }) =>
        save(revision, { kind: 'add', line }),
      );
    case 'line':
      return handleFormAction(args, form, seenLineSchema, ({ revision, ...line }) =>
        save(revision, { kind: 'add', line }),
      );
    case 'edit':
      return handleFormAction(args, form, editLineSchema, ({ revision, line: at, ...line }) =>
        save(revision, { kind: 'replace', at, line }),
      );
    case 'recount':
      return handleFormAction(args, form, recountSchema, ({ revision, line: at, quantity }) =>
        save(revision, { kind: 'recount', at, quantity }),
      );
    case 'remove':
      return handleFormAction(args, form, removeSchema, ({ revision, line: at }) =>
        save(revision, { kind: 'remove', at }),
      );
    default:
      return handleFormAction(args, form, seenDetailsSchema, ({ revision, ...details }) =>
        save(revision, { kind: 'details', details }),
      );
  }
}
