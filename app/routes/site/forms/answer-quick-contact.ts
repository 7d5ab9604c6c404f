import { type ActionFunctionArgs, redirect } from 'react-router';
import { services } from '#app/context.ts';
import { readTextFields } from '#app/text-fields.ts';
import { quickContactSchema } from '#packages/contact/src/index.ts';
import { quickProposal, takeMessage } from '#server/services/contacts/take-message.ts';
import { leaveNotice } from '#server/services/notices.ts';
import { answerForm } from '../../answer-form.ts';
import { visitorOf } from './visitor.ts';

/** Takes the short form of the page at `path`, and leads back there with the good news. */
export async function answerQuickContact({ context, request }: ActionFunctionArgs, path: string) {
  return answerForm(await readTextFields(request), quickContactSchema, async (fields) => {
    const visitor = visitorOf(context, request);
    const proposal = quickProposal(fields);
    await takeMessage(context.get(services), visitor, 'contact_submissions', proposal);
    return redirect(path, { status: 303, headers: { 'set-cookie': leaveNotice('message-sent') } });
  });
}
