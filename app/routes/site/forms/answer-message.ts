import { type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import { redirectWithNotice } from '#app/routes/redirect-with-notice.ts';
import { errorTexts } from '#server/error-texts.ts';
import type { TakenMessage } from '#server/services/contacts/take-message.ts';
import type { NoticeName } from '#server/services/notices.ts';
import { answerForm } from '../../answer-form.ts';

/** The notice for a message that was taken. */
export const sentNotice = ({ isCopied }: TakenMessage): NoticeName =>
  isCopied ? 'message-sent' : 'message-sent-uncopied';

/**
 * Takes what somebody wrote, and leads to `path`, where the page tells the notice that `take` names in the form's
 * place. Whatever fails, what was typed stays in the form.
 */
export function answerMessage<Fields>(
  args: Pick<ActionFunctionArgs, 'context' | 'request'>,
  form: Record<string, string>,
  schema: z.ZodType<Fields>,
  path: string,
  take: (fields: Fields) => Promise<NoticeName>,
) {
  const { title, message } = errorTexts['message.failed'];
  return answerForm(
    args,
    form,
    schema,
    async (fields) => redirectWithNotice(path, await take(fields), { status: 303 }),
    { title, message },
  );
}
