import { z } from 'zod';
import { system } from '#server/actor.ts';
import { issueReceipts as issue } from '#server/services/receipts/issue-receipts.ts';
import { mailRefunds } from '#server/services/receipts/mail-refunds.ts';
import { type Job, shortLived } from './job.ts';

/** Numbers and mails what was paid, and mails what went back: soon, and each minute what came otherwise. */
export const issueReceipts: Job<'issue-receipts', object> = {
  name: 'issue-receipts',
  data: z.object({}),
  queue: shortLived,
  schedule: '* * * * *',
  async handle({ services }) {
    try {
      await issue(services, system);
    } finally {
      await mailRefunds(services, system);
    }
  },
};
