import type { ActionFunctionArgs } from 'react-router';
import { services } from '#app/context.ts';
import { readTextFields } from '#app/text-fields.ts';
import { quickContactSchema } from '#packages/contact/src/index.ts';
import { quickProposal, takeMessage } from '#server/services/contacts/take-message.ts';
import { answerMessage } from './answer-message.ts';
import { visitorOf } from './visitor.ts';

/** Takes the short form of the page at `path`, and leads back there with the good news. */
export async function answerQuickContact({ context, request }: ActionFunctionArgs, path: string) {
  const form = await readTextFields(request);
  const visitor = visitorOf(context, request);
  return answerMessage(context, form, quickContactSchema, path, (fields) =>
    takeMessage(context.get(services), visitor, 'contact_submissions', quickProposal(fields)),
  );
}
