import { premiumPlace } from '#content/premium-place.ts';
import type { MembershipState } from './fetch-session.ts';

/**
 * Says on the header (`data-premium`) how the membership of whoever reads stands, null for nobody's: what each place offers then
 * is chosen by premium-ways.css, which keeps room for all of it.
 */
export function showMembership(header: HTMLElement, membership: MembershipState | null): void {
  const { state = '', until = '' } = membership ?? {};
  header.dataset['premium'] = state;
  for (const place of document.querySelectorAll('[data-premium-until]')) place.textContent = until;
  const isMember = state === 'member' || state === 'past-due';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-member-href]'))
    link.href = link.dataset[isMember ? 'memberHref' : 'joinHref'] ?? '';
  const { href, label } = premiumPlace(isMember);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main [data-own-place]')) {
    // What stands beside it stays where it is.
    link.style.minWidth ||= `${link.offsetWidth}px`;
    link.href = href;
    link.textContent = label;
  }
  // What is hidden loses the focus: the button beside it takes it.
  const focused = document.activeElement;
  if (focused && getComputedStyle(focused).visibility === 'hidden')
    focused.closest('.premium-ways')?.querySelector('a')?.focus();
}
