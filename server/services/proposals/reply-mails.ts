import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { replyMail, type WrittenReply } from '#server/mails/reply-mail.tsx';

/** The mails to who wrote a proposal. */
export type ReplyMails = {
  /** Puts a reply in the queue when the transaction commits. */
  reply(reply: Omit<WrittenReply, 'brand'>, within: Kysely<DB>): Promise<void>;
};

export const createReplyMails = (jobs: JobQueue): ReplyMails => ({
  async reply(reply, within) {
    await jobs.send('send-mail', await replyMail({ ...reply, brand }), within);
  },
});
