import { readCookie } from '#packages/cookie/src/index.ts';
import type { Notice } from '#server/notice.ts';
import { accountDeletionNotices } from './account-deletion/notices.ts';
import { accountNotices } from './accounts/notices.ts';
import { addressDataNotices } from './address-data/notices.ts';
import { contactNotices } from './contacts/notices.ts';
import { deskNotices } from './desk/notices.ts';
import { distributionNotices } from './distributions/notices.ts';
import { proposalNotices } from './proposals/notices.ts';
import { mediaNotices } from './media/notices.ts';
import { membershipNotices } from './memberships/notices.ts';
import { renewalNotices } from './renewals/notices.ts';
import { newsletterNotices } from './newsletter/notices.ts';
import { legalRequestNotices } from './legal-requests/notices.ts';
import { paymentDeskNotices } from './payment-desk/notices.ts';
import { preferenceNotices } from './preferences/notices.ts';
import { projectNotices } from './projects/notices.ts';
import { userNotices } from './users/notices.ts';
import { savedReplyNotices } from './saved-replies/notices.ts';
import { quoteNotices } from './quotes/notices.ts';
import { toolNotices } from './tools/notices.ts';
import { transferNotices } from './transfers/notices.ts';
import { withdrawalNotices } from './withdrawals/notices.ts';

/** Every notice by its name; each domain says its own. The cookie carries the name, never the text. */
const notices = {
  ...accountDeletionNotices,
  ...accountNotices,
  ...addressDataNotices,
  ...contactNotices,
  ...deskNotices,
  ...distributionNotices,
  ...proposalNotices,
  ...mediaNotices,
  ...membershipNotices,
  ...renewalNotices,
  ...newsletterNotices,
  ...legalRequestNotices,
  ...paymentDeskNotices,
  ...preferenceNotices,
  ...projectNotices,
  ...userNotices,
  ...savedReplyNotices,
  ...quoteNotices,
  ...toolNotices,
  ...transferNotices,
  ...withdrawalNotices,
} as const;

export type NoticeName = keyof typeof notices;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';
/** In no name. */
const separator = ':';

/** One for each page: what is left for another tab's at the same moment takes nothing away. */
const cookieName = (path: string) => `estudio2600.aviso.${encodeURIComponent(path)}`;

/** A Set-Cookie value that leaves a notice for the page at an address of this site, with the number that it says. */
export function setFlash(name: NoticeName, to: string, count?: number): string {
  const { pathname } = new URL(to, 'http://this.site');
  const value = [name, count ?? ''].join(separator);
  return `${cookieName(pathname)}=${value}; ${attributes}; Max-Age=60`;
}

/** A Set-Cookie value that takes the notice of the page at this path away once it was shown. */
export const clearFlash = (path: string): string =>
  `${cookieName(path)}=; ${attributes}; Max-Age=0`;

/** The notice that a request's Cookie header carries for the page at this path. */
export function readFlash(cookieHeader: string | null | undefined, path: string): Notice | null {
  const value = readCookie(cookieHeader, cookieName(path)) ?? '';
  const [name = '', count = ''] = value.split(separator);
  if (!Object.hasOwn(notices, name)) return null;
  const notice = notices[name as NoticeName];
  return typeof notice === 'function' ? notice(Number.parseInt(count, 10) || 0) : notice;
}
