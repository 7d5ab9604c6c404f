import { z } from 'zod';
import { replyUndoSeconds } from '#packages/contact/src/index.ts';
import { system } from '#server/actor.ts';
import { sendReply as send } from '#server/services/proposals/send-reply.ts';
import { insistent, type Job } from './job.ts';

/** Mails what the staff replied, when the time to take it back is over. */
export const sendReply: Job<'send-reply', { replyId: string }> = {
  name: 'send-reply',
  data: z.object({ replyId: z.uuid() }),
  queue: insistent,
  startAfter: replyUndoSeconds,
  handle: ({ services }, data) => send(services, system, data),
};
