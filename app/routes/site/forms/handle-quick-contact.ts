import type { ActionFunctionArgs } from 'react-router';
import { services, anonymous, user } from '#app/context.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { quickContactSchema } from '#packages/contact/src/index.ts';
import { quickProposal } from '#server/services/contacts/message.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { handleMessage, sentNotice } from './handle-message.ts';

/** Takes the short form of the page at `path`, and leads back to its dialog with the good news. */
export async function handleQuickContact(args: ActionFunctionArgs, path: string) {
  const { context, request } = args;
  const form = await readTextFields(request);
  const actor = context.get(user) ?? context.get(anonymous);
  const done = `${path}#${confirmationId}`;
  return handleMessage(args, form, quickContactSchema, done, async (fields) =>
    sentNotice(
      await submitMessage(context.get(services), actor, {
        table: 'contact_submissions',
        written: quickProposal(fields, path),
      }),
    ),
  );
}
