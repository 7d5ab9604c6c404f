import { abandonRequests } from './abandon-requests.ts';
import { askForImage } from './ask-for-image.ts';
import { checkPayments } from './check-payments.ts';
import { comparePayments } from './compare-payments.ts';
import { deleteObjects } from './delete-objects.ts';
import { deleteUnclaimedAttachment } from './delete-unclaimed-attachment.ts';
import { deleteUnclaimedPhoto } from './delete-unclaimed-photo.ts';
import { deleteUnclaimedProof } from './delete-unclaimed-proof.ts';
import { drawCovers } from './draw-covers.ts';
import { expireAccounts } from './expire-accounts.ts';
import { expireEvents } from './expire-events.ts';
import { expireMessages } from './expire-messages.ts';
import { expireProjects } from './expire-projects.ts';
import { expireRuns } from './expire-runs.ts';
import { expireSessions } from './expire-sessions.ts';
import { expireUnconfirmed } from './expire-unconfirmed.ts';
import { expireUploads } from './expire-uploads.ts';
import { issueReceipts } from './issue-receipts.ts';
import type { Job } from './job.ts';
import { mailAboutGuesses } from './mail-about-guesses.ts';
import { mailArrivals } from './mail-arrivals.ts';
import { mailDistributions } from './mail-distributions.ts';
import { mailDueRequests } from './mail-due-requests.ts';
import { mailFindings } from './mail-findings.ts';
import { mailOpening } from './mail-opening.ts';
import { mailTwoFactorOff } from './mail-two-factor-off.ts';
import { noteUnsentMails } from './note-unsent-mails.ts';
import { processMedia } from './process-media.ts';
import { publishAnswerTimes } from './publish-answer-times.ts';
import { renewMemberships } from './renew-memberships.ts';
import { sendMail } from './send-mail.ts';
import { sendReply } from './send-reply.ts';
import { settlePayments } from './settle-payments.ts';

/** Every kind of background job, by the name of its queue. */
export const jobs = {
  'abandon-requests': abandonRequests,
  'ask-for-image': askForImage,
  'check-payments': checkPayments,
  'compare-payments': comparePayments,
  'delete-objects': deleteObjects,
  'delete-unclaimed-attachment': deleteUnclaimedAttachment,
  'delete-unclaimed-photo': deleteUnclaimedPhoto,
  'delete-unclaimed-proof': deleteUnclaimedProof,
  'draw-covers': drawCovers,
  'expire-accounts': expireAccounts,
  'expire-events': expireEvents,
  'expire-messages': expireMessages,
  'expire-projects': expireProjects,
  'expire-runs': expireRuns,
  'expire-sessions': expireSessions,
  'expire-unconfirmed': expireUnconfirmed,
  'expire-uploads': expireUploads,
  'issue-receipts': issueReceipts,
  'mail-about-guesses': mailAboutGuesses,
  'mail-arrivals': mailArrivals,
  'mail-distributions': mailDistributions,
  'mail-due-requests': mailDueRequests,
  'mail-findings': mailFindings,
  'mail-opening': mailOpening,
  'mail-two-factor-off': mailTwoFactorOff,
  'note-unsent-mails': noteUnsentMails,
  'process-media': processMedia,
  'publish-answer-times': publishAnswerTimes,
  'renew-memberships': renewMemberships,
  'send-mail': sendMail,
  'send-reply': sendReply,
  'settle-payments': settlePayments,
};

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];

/** What each of them carries. */
export type JobData = {
  [Name in JobName]: (typeof jobs)[Name] extends Job<Name, infer Data> ? Data : never;
};
