import { keepOnlyFormDraftsOf } from '#app/ui/form-draft.ts';
import { ownPlace } from '#content/own-place.ts';
import { announcedUserId, announceSession, onSessionChange } from '#app/ui/shell/session-signal.ts';
import { claimEntry } from './forms-of-others.ts';
import { fetchSession } from './fetch-session.ts';
import { showMembership } from './membership-state.ts';

/**
 * A static page is the same for everyone: it asks who is signed in, shows the actions of that case, and asks again
 * when another tab changes it or when the page comes back from the browser's cache.
 */
export function fillHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-session]');
  if (!header) return;

  let known = announcedUserId();
  const refresh = async () => {
    const response = await fetchSession();
    if (!response) {
      // Unreachable: the way to sign in is in sight, but the other tabs hear nothing.
      showMembership(header, null);
      if (header.dataset['session'] === 'unknown') header.dataset['session'] = 'out';
      return;
    }
    const { session } = response;
    const userId = session?.userId ?? null;
    // Whoever is signed in has a page of their own here.
    if (session && document.documentElement.dataset['visitors'] !== undefined) {
      location.reload();
      return;
    }
    announceSession(session);
    claimEntry();
    // What one person typed is not left for the next.
    keepOnlyFormDraftsOf(userId);
    if (known && known !== userId) for (const form of document.forms) form.reset();
    known = userId;
    for (const place of header.querySelectorAll('[data-display-name]'))
      place.textContent = session?.displayName ?? '';
    const place = ownPlace(session?.isStaff ?? false);
    for (const link of header.querySelectorAll<HTMLAnchorElement>('[data-own-place]')) {
      link.href = place.href;
      link.textContent = place.label;
    }
    header.dataset['session'] = session ? 'in' : 'out';
    showMembership(header, session?.membership ?? null);
  };

  void refresh();
  onSessionChange(() => void refresh());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh();
  });
}
