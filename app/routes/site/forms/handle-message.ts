import { type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { errorTexts } from '#server/error-texts.ts';
import type { SubmittedMessage } from '#server/services/contacts/submit-message.ts';
import type { NoticeName } from '#server/services/flash.ts';
import { handleFormAction } from '../../handle-form-action.ts';

/** The notice for a message that was taken. */
export const sentNotice = ({ isCopied }: SubmittedMessage): NoticeName =>
  isCopied ? 'message-sent' : 'message-sent-uncopied';

/**
 * Takes what somebody wrote, and leads to `path`, where the page shows the notice that `take` names in the form's
 * place. Whatever fails, what was typed stays in the form.
 */
export function handleMessage<Fields>(
  args: Pick<ActionFunctionArgs, 'context' | 'request'>,
  form: Record<string, string>,
  schema: z.ZodType<Fields>,
  path: string,
  take: (fields: Fields) => Promise<NoticeName>,
) {
  const { title, message } = errorTexts['message.failed'];
  return handleFormAction(
    args,
    form,
    schema,
    async (fields) => redirectWithFlash(path, await take(fields), { status: 303 }),
    { title, message },
  );
}
