import { redirect, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { requestId, services } from '#app/context.ts';
import { AppError } from '#server/app-error.ts';
import { describeError } from '#server/services/describe-error.ts';
import { leaveNotice, type NoticeName } from '#server/services/notices.ts';
import { answerForm } from '../../answer-form.ts';

/**
 * Takes a message that somebody wrote on the page at `path`, and leads back there with the good news. Whatever fails,
 * what was typed stays in the form.
 */
export function answerMessage<Fields>(
  context: Readonly<RouterContextProvider>,
  form: Record<string, string>,
  schema: z.ZodType<Fields>,
  path: string,
  take: (fields: Fields) => Promise<unknown>,
  good: NoticeName = 'message-sent',
) {
  return answerForm(form, schema, async (fields) => {
    try {
      await take(fields);
    } catch (error) {
      if (describeError(error)) throw error;
      const { log } = context.get(services);
      log.error({ err: error, requestId: context.get(requestId), path }, 'message not kept');
      throw new AppError('message.failed', { cause: error });
    }
    return redirect(path, { status: 303, headers: { 'set-cookie': leaveNotice(good) } });
  });
}
