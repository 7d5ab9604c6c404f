import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { LiveEvents } from '#server/background/live-events.ts';
import type { Locks } from '#server/background/locks.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { ImageModel } from '#server/ports/image-model/image-model.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { AccountMails } from './accounts/send-account-mails.ts';
import type { Auth } from './accounts/auth.ts';
import type { ArrivalMails } from './arrivals/arrival-mails.ts';
import type { MessageMails } from './contacts/message-mails.ts';
import type { MarkPhase } from './covers/mark-phase.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import type { Drafts } from './lyrics/drafts.ts';
import type { MembershipMails } from './memberships/membership-mails.ts';
import type { NewsletterMails } from './newsletter/newsletter-mails.ts';
import type { FindingMails } from './payment-desk/finding-mails.ts';
import type { ProjectMails } from './projects/project-mails.ts';
import type { AnswerTimes } from './proposals/answer-times.ts';
import type { DemoLinks } from './proposals/demo-links.ts';
import type { ShownPlaces } from './memberships/shown-places.ts';
import type { PublishedTimes } from './proposals/published-times.ts';
import type { ReplyMails } from './proposals/reply-mails.ts';
import type { DueMails } from './legal-requests/due-mails.ts';
import type { RequestMails } from './legal-requests/request-mails.ts';
import type { StatusLinks } from './legal-requests/status-links.ts';
import type { TicketTimes } from './proposals/ticket-times.ts';
import type { PaidHere } from './quotes/paid-here.ts';
import type { QuoteMails } from './quotes/quote-mails.ts';
import type { OpeningMails } from './renewals/opening-mails.ts';
import type { ReceiptMails } from './receipts/receipt-mails.ts';
import type { ProofLinks } from './transfers/proof-links.ts';
import type { TransferMails } from './transfers/transfer-mails.ts';

/** What the services of every domain work with; made in `server/open-shared-services.ts`. */
export type SharedServices = {
  db: Database;
  storage: Storage;
  jobs: JobQueue;
  events: LiveEvents;
  locks: Locks;
  limits: AttemptLimits;
  log: Logger;
  /** The one clock of what services decide. */
  now: () => Date;
};

/**
 * What services work with; made in `server/compose-services.ts`. What is named after a domain is for it and for those that
 * build on it.
 */
export type AppServices = SharedServices & {
  accounts: { auth: Auth; mails: AccountMails };
  /** `nudge` asks for what arrived to be mailed soon. */
  arrivals: { mails: ArrivalMails; nudge: () => void };
  /** `markPhase` says where the marks of a cover begin, by a name of its own; without an image model all of them is ours. */
  covers: { markPhase: (name: string) => MarkPhase; imageModel: ImageModel | null };
  /** `incomingFolder` takes the files of forms while they arrive. */
  contacts: { mails: MessageMails; incomingFolder: string };
  newsletter: { mails: NewsletterMails };
  legalRequests: { mails: RequestMails; dueMails: DueMails; links: StatusLinks };
  launch: { places: ShownPlaces };
  /** Null where no text model writes drafts. */
  lyrics: { drafts: Drafts | null };
  /** `addressHash` tells whose an address is, and not the address; `nudge` asks for what renews them to be looked at soon. */
  memberships: {
    mails: MembershipMails;
    addressHash: (address: string) => string;
    nudge: () => void;
  };
  /** `origin` is where this site stands: people come back to it. Without a provider nothing is paid online. */
  payments: { providers: readonly PaymentProvider[]; origin: string };
  paymentDesk: { mails: FindingMails };
  projects: { mails: ProjectMails };
  proposals: {
    mails: ReplyMails;
    demoLinks: DemoLinks;
    answerTimes: () => Promise<AnswerTimes>;
    publishedTimes: PublishedTimes;
    ticketTimes: () => Promise<TicketTimes[]>;
  };
  quotes: { mails: QuoteMails; isPaidHere: PaidHere };
  /** `nudge` asks for what was paid to be numbered and mailed soon; `origin` is where this site stands. */
  receipts: { mails: ReceiptMails; nudge: () => void; origin: string };
  /** During a rehearsal on the real site nobody is told that something can be paid. */
  renewals: { mails: OpeningMails; isRehearsal: boolean };
  transfers: { mails: TransferMails; proofLinks: ProofLinks };
  /** `folder` is where files stand while they arrive. */
  uploads: { folder: string };
};
