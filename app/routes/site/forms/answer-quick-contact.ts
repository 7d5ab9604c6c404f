import type { ActionFunctionArgs } from 'react-router';
import { services } from '#app/context.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { readTextFields } from '#server/services/forms/read-text-fields.ts';
import { quickContactSchema } from '#packages/contact/src/index.ts';
import { quickProposal } from '#server/services/contacts/message.ts';
import { takeMessage } from '#server/services/contacts/take-message.ts';
import { answerMessage, sentNotice } from './answer-message.ts';
import { visitorOf } from '../../visitor.ts';

/** Takes the short form of the page at `path`, and leads back to its dialog with the good news. */
export async function answerQuickContact(args: ActionFunctionArgs, path: string) {
  const { context, request } = args;
  const form = await readTextFields(request);
  const visitor = visitorOf(context, request);
  const done = `${path}#${confirmationId}`;
  return answerMessage(args, form, quickContactSchema, done, async (fields) =>
    sentNotice(
      await takeMessage(
        context.get(services),
        visitor,
        'contact_submissions',
        quickProposal(fields),
      ),
    ),
  );
}
