import type { ActionFunctionArgs } from 'react-router';
import { services, anonymous } from '#app/context.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { newsletterSchema } from '#packages/contact/src/index.ts';
import { subscribe } from '#server/services/newsletter/subscribe.ts';
import { handleMessage } from './handle-message.ts';

/** Takes the newsletter's form of the page at `path`, which then says to look into the mailbox. */
export async function handleNewsletter(args: ActionFunctionArgs, path: string) {
  const { context, request } = args;
  const form = await readTextFields(request);
  return handleMessage(
    args,
    form,
    newsletterSchema,
    `${path}#${confirmationId}`,
    async (fields) => {
      await subscribe(context.get(services), context.get(anonymous), fields);
      return 'newsletter-asked';
    },
  );
}
