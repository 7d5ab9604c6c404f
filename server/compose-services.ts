import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { system } from '#server/actor.ts';
import { wholeSite } from './background/live-events.ts';
import { dataDirError } from './data-dir.ts';
import { logLibrary } from './library-output.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import type { ImageModel } from './ports/image-model/image-model.ts';
import type { TextModel } from './ports/text-model/text-model.ts';
import { type Installation, openSharedServices } from './open-shared-services.ts';
import { createAuth } from './services/accounts/auth.ts';
import { type AccountMails, createAccountMails } from './services/accounts/send-account-mails.ts';
import type { AppServices } from './services/app-services.ts';
import { createArrivalMails } from './services/arrivals/arrival-mails.ts';
import { createMessageMails } from './services/contacts/message-mails.ts';
import { expireAttachments } from './services/contacts/reserve-attachment.ts';
import { markPhase } from './services/covers/mark-phase.ts';
import { createJobNudge } from './services/job-nudge.ts';
import { createDrafts } from './services/lyrics/drafts.ts';
import { addressHash } from './services/memberships/address-hash.ts';
import { createMembershipMails } from './services/memberships/membership-mails.ts';
import { followPlaces } from './services/memberships/shown-places.ts';
import { createNewsletterMails } from './services/newsletter/newsletter-mails.ts';
import { createDueMails } from './services/legal-requests/due-mails.ts';
import { createRequestMails } from './services/legal-requests/request-mails.ts';
import { createStatusLinks } from './services/legal-requests/status-links.ts';
import { createFindingMails } from '#server/services/payment-desk/finding-mails.ts';
import { createProjectMails } from './services/projects/project-mails.ts';
import { createAnswerTimes } from './services/proposals/answer-times.ts';
import { createDemoLinks } from './services/proposals/demo-links.ts';
import { followPublishedTimes } from './services/proposals/published-times.ts';
import { createReplyMails } from './services/proposals/reply-mails.ts';
import { createTicketTimes } from './services/proposals/ticket-times.ts';
import { createPaidHere } from './services/quotes/paid-here.ts';
import { createQuoteMails } from './services/quotes/quote-mails.ts';
import { createReceiptMails } from './services/receipts/receipt-mails.ts';
import { createOpeningMails } from './services/renewals/opening-mails.ts';
import { createProofLinks } from './services/transfers/proof-links.ts';
import { createTransferMails } from './services/transfers/transfer-mails.ts';

type Options = Installation & {
  /** Where this site stands: mails and cookies name it. */
  origin: string;
  /** Every name of this place. */
  trustedOrigins: string[];
  secureCookies: boolean;
  /** Milliseconds between two counts of the places of the launch: a minute, unless somebody waits for it. */
  countEvery?: number;
  /** Whoever moves money, as far as the operator has set them up. */
  paymentProviders?: readonly PaymentProvider[];
  /** What writes drafts, where the operator has set one up. */
  textModel?: TextModel | null;
  /** What makes pictures for covers, where the operator has set one up. */
  imageModel?: ImageModel | null;
  /** Whether the real site is being tried: something that is paid there is no money. */
  isRehearsal?: boolean;
  /** What stands in for the mails about accounts. */
  mails?: AccountMails;
};

/**
 * Opens what services work with, and makes its folders; all of it is closed with `opened`. Rejects with a `ConfigError`
 * when the folder cannot serve.
 */
export async function composeServices(
  opened: AsyncDisposableStack,
  { secret, origin, dataDir, ...options }: Options,
): Promise<AppServices> {
  const shared = await openSharedServices(opened, { ...options, secret, dataDir });
  const { db, events, jobs, log, now } = shared;
  const mails = options.mails ?? createAccountMails(jobs, origin);
  const auth = createAuth(db, {
    ...options,
    origin,
    secret,
    mails,
    now,
    log: (level, said) => logLibrary(log, level, 'better-auth', said),
  });
  const links = createStatusLinks(secret);
  const payments = { providers: options.paymentProviders ?? [], origin };
  const services: AppServices = {
    ...shared,
    accounts: { auth, mails },
    arrivals: {
      mails: createArrivalMails(jobs, { origin }),
      nudge: createJobNudge(jobs, log, 'mail-arrivals'),
    },
    covers: {
      markPhase: (name) => markPhase(secret, name),
      imageModel: options.imageModel ?? null,
    },
    contacts: { mails: createMessageMails(jobs), incomingFolder: join(dataDir, 'incoming') },
    newsletter: { mails: createNewsletterMails(jobs, { origin, secret }) },
    legalRequests: {
      mails: createRequestMails(jobs, { origin, links }),
      dueMails: createDueMails(jobs, { origin }),
      links,
    },
    launch: {
      places: await followPlaces(opened, shared, {
        every: options.countEvery ?? 60_000,
        onError: options.onError,
      }),
    },
    lyrics: { drafts: options.textModel ? createDrafts(options.textModel, log) : null },
    memberships: {
      mails: createMembershipMails(jobs, payments),
      addressHash: (address) => addressHash(secret, address),
      nudge: createJobNudge(jobs, log, 'renew-memberships'),
    },
    payments,
    paymentDesk: { mails: createFindingMails(jobs, { origin }) },
    projects: { mails: createProjectMails(jobs, { origin, secret }) },
    proposals: {
      mails: createReplyMails(jobs),
      demoLinks: createDemoLinks(secret),
      answerTimes: createAnswerTimes(shared),
      publishedTimes: await followPublishedTimes(
        { db, follow: (listener) => events.follow(wholeSite, listener) },
        options.onError,
      ),
      ticketTimes: createTicketTimes(shared),
    },
    quotes: { mails: createQuoteMails(jobs, { origin }), isPaidHere: createPaidHere(payments) },
    receipts: {
      mails: createReceiptMails(jobs, { origin }),
      nudge: createJobNudge(jobs, log, 'issue-receipts'),
      origin,
    },
    renewals: {
      mails: createOpeningMails(jobs, { origin }),
      isRehearsal: options.isRehearsal ?? false,
    },
    transfers: {
      mails: createTransferMails(jobs, { origin }),
      proofLinks: createProofLinks(secret),
    },
    uploads: { folder: join(dataDir, 'uploads') },
  };
  await prepareFolders(services).catch((error: unknown) => {
    throw dataDirError(error, dataDir);
  });
  return services;
}

async function prepareFolders({ contacts, storage, uploads }: AppServices): Promise<void> {
  for (const folder of [uploads.folder, contacts.incomingFolder])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  await expireAttachments({ contacts }, system);
  await storage.prepare();
}
