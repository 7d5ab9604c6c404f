import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  abandonedMail,
  answeredMail,
  askedMail,
  closedMail,
  extendedMail,
  filedMail,
  type RequestMailTo,
} from '#server/mails/request-mails.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { ChangedRequest } from './change-request.ts';
import type { StatusLinks } from './status-links.ts';

type Filed = ChangedRequest & {
  subject: string;
  facts: string;
  filedAt: Date;
  /** Where the address was corrected. */
  entryId?: string;
};
/** What the staff wrote, and the id of its entry. */
type Said = { entryId: string; body: string };

/** The mails to who filed a request, if they gave an address. Each is sent when the transaction commits. */
export type RequestMails = {
  filed(request: Filed, within: Kysely<DB>): Promise<void>;
  asked(request: ChangedRequest, said: Said & { askedAt: Date }, within: Kysely<DB>): Promise<void>;
  extended(request: ChangedRequest, said: Said, within: Kysely<DB>): Promise<void>;
  answered(request: ChangedRequest, said: Said, within: Kysely<DB>): Promise<void>;
  closed(request: ChangedRequest, said: Said, within: Kysely<DB>): Promise<void>;
  abandoned(request: ChangedRequest, entry: { entryId: string }, within: Kysely<DB>): Promise<void>;
};

export function createRequestMails(
  jobs: JobQueue,
  { origin, links }: { origin: string; links: StatusLinks },
): RequestMails {
  const send = async (
    { id, email, name, radicado }: ChangedRequest,
    within: Kysely<DB>,
    write: (to: RequestMailTo) => Promise<Mail>,
  ) => {
    if (email === null) return;
    const path = href('/pqr/:token', { token: links.tokenOf(id) });
    const url = new URL(path, origin).href;
    await jobs.send(
      'send-mail',
      await write({ id, to: email, name, radicado, url, brand }),
      within,
    );
  };
  return {
    filed: (request, within) => send(request, within, (to) => filedMail(to, request)),
    asked: (request, said, within) => send(request, within, (to) => askedMail(to, said)),
    extended: (request, said, within) =>
      send(request, within, (to) => extendedMail(to, { ...said, dueOn: request.dueOn })),
    answered: (request, said, within) => send(request, within, (to) => answeredMail(to, said)),
    closed: (request, said, within) => send(request, within, (to) => closedMail(to, said)),
    abandoned: (request, entry, within) => send(request, within, (to) => abandonedMail(to, entry)),
  };
}
