import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { premium } from '#content/premium.ts';
import { priceText } from '#content/money.ts';
import { pages } from '#content/site-map.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { premiumOpenedMail } from '#server/mails/membership-mails.ts';

/** The mail to who asked to be told when Premium can be paid. It is sent when the transaction commits. */
export type OpeningMails = {
  /** `id` is that of their message. */
  opened(asking: { id: string; email: string; name: string }, within: Kysely<DB>): Promise<void>;
};

export function createOpeningMails(jobs: JobQueue, { origin }: { origin: string }): OpeningMails {
  return {
    async opened({ id, email, name }, within) {
      const mail = await premiumOpenedMail({
        ...{ to: email, displayName: name, brand, proposalId: id },
        url: new URL(pages.digitalPro.path, origin).href,
        month: priceText(premium.month),
        year: priceText(premium.year),
        trialDays: premium.trialDays,
      });
      await jobs.send('send-mail', mail, within);
    },
  };
}
