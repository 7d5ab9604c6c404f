import { requestErrors } from './http/errors.ts';
import { accountDeletionErrors } from './services/account-deletion/errors.ts';
import { accountErrors } from './services/accounts/errors.ts';
import { addressDataErrors } from './services/address-data/errors.ts';
import { bioErrors } from './services/bio/errors.ts';
import { contactErrors } from './services/contacts/errors.ts';
import { coverErrors } from './services/covers/errors.ts';
import { vocalErrors } from './services/vocal/errors.ts';
import { deskErrors } from './services/desk/errors.ts';
import { distributionErrors } from './services/distributions/errors.ts';
import { proposalErrors } from './services/proposals/errors.ts';
import { limitErrors } from './services/limits/errors.ts';
import { lyricsErrors } from './services/lyrics/errors.ts';
import { mediaErrors } from './services/media/errors.ts';
import { membershipErrors } from './services/memberships/errors.ts';
import { renewalErrors } from './services/renewals/errors.ts';
import { newsletterErrors } from './services/newsletter/errors.ts';
import { legalRequestErrors } from './services/legal-requests/errors.ts';
import { paymentDeskErrors } from './services/payment-desk/errors.ts';
import { paymentErrors } from './services/payments/errors.ts';
import { projectErrors } from './services/projects/errors.ts';
import { receiptErrors } from './services/receipts/errors.ts';
import { savedReplyErrors } from './services/saved-replies/errors.ts';
import { quoteErrors } from './services/quotes/errors.ts';
import { setupErrors } from './services/setup/errors.ts';
import { toolErrors } from './services/tools/errors.ts';
import { transferErrors } from './services/transfers/errors.ts';
import { withdrawalErrors } from './services/withdrawals/errors.ts';
import { userErrors } from './services/users/errors.ts';
import { uploadErrors } from './services/uploads/errors.ts';

/** Every expected failure by its code; each domain says its own. */
export const errorTexts = {
  ...accountErrors,
  ...accountDeletionErrors,
  ...addressDataErrors,
  ...bioErrors,
  ...contactErrors,
  ...coverErrors,
  ...vocalErrors,
  ...deskErrors,
  ...distributionErrors,
  ...proposalErrors,
  ...requestErrors,
  ...limitErrors,
  ...lyricsErrors,
  ...mediaErrors,
  ...membershipErrors,
  ...renewalErrors,
  ...newsletterErrors,
  ...legalRequestErrors,
  ...paymentDeskErrors,
  ...paymentErrors,
  ...projectErrors,
  ...savedReplyErrors,
  ...quoteErrors,
  ...receiptErrors,
  ...setupErrors,
  ...toolErrors,
  ...transferErrors,
  ...withdrawalErrors,
  ...uploadErrors,
  ...userErrors,
} as const;

export type AppErrorCode = keyof typeof errorTexts;
