import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { Money } from '#content/money.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  acceptedQuoteMail,
  decidedQuoteMail,
  type MailedDecision,
  quoteLinkMail,
} from '#server/mails/quote-mails.ts';
import type { MailThread } from '../proposals/read-thread.ts';

/** The mails about quotes, and the links in them. Each is sent when the transaction commits. */
export type QuoteMails = {
  /** Where a link leads. */
  addressOf(token: string): string;
  /** To the client; the first link offers, those after it stand in for the one before. */
  link(
    quote: {
      id: string;
      number: string;
      name: string;
      email: string;
      total: Money;
      validUntil: string;
      linkCount: number;
      token: string;
      thread: MailThread | null;
    },
    within: Kysely<DB>,
  ): Promise<void>;
  /** To the staff, and to the client who accepted. */
  decided(
    quote: {
      id: string;
      number: string;
      total: Money;
      decision: MailedDecision;
      email: string;
      token: string;
      linkCount: number;
      isPaidHere: boolean;
    },
    within: Kysely<DB>,
  ): Promise<void>;
};

export function createQuoteMails(jobs: JobQueue, { origin }: { origin: string }): QuoteMails {
  const at = (path: string) => new URL(path, origin).href;
  const addressOf = (token: string) => at(href('/cotizacion/:token', { token }));
  return {
    addressOf,
    async link({ email, token, ...quote }, within) {
      const mail = await quoteLinkMail({ to: email, brand, url: addressOf(token), ...quote });
      await jobs.send('send-mail', mail, within);
    },
    async decided({ id, email, token, linkCount, ...quote }, within) {
      // Who is not signed in yet goes on from there; for a visitor there is no such page.
      const page = href('/admin/cotizaciones/:quoteId', { quoteId: id });
      const url = at(`${href('/auth')}?volver=${page}`);
      for (const to of arrivalsTo) {
        const notice = await decidedQuoteMail({ to, brand, url, ...quote });
        await jobs.send('send-mail', { ...notice, rows: [id] }, within);
      }
      if (quote.decision.kind !== 'accepted') return;
      const { name } = quote.decision;
      const proof = await acceptedQuoteMail({
        ...{ to: email, brand, url: addressOf(token), name },
        ...{ id, linkCount, number: quote.number, total: quote.total },
        isPaidHere: quote.isPaidHere,
      });
      await jobs.send('send-mail', proof, within);
    },
  };
}
