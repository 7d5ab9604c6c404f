import { announceSession, onSessionChange, sessionMark } from '#app/ui/shell/session-signal.ts';
import { askSession } from './session-answer.ts';
import { isStaticPage } from './static-page.ts';

/**
 * A static page is the same for everyone: it asks who is signed in, shows the actions of that case, and asks again
 * when another tab changes it or when the page comes back from the browser's cache.
 */
export function fillHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-session]');
  // Application pages look after their own.
  if (!header || !isStaticPage()) return;

  const refresh = async () => {
    const answer = await askSession();
    const session = answer?.session ?? null;
    // Unreachable: the way to sign in stays visible, but the other tabs are told nothing.
    if (answer) announceSession(sessionMark(session));
    for (const place of header.querySelectorAll('[data-display-name]'))
      place.textContent = session ? session.displayName : '';
    header.dataset['session'] = session ? 'in' : 'out';
  };

  // One that was made for this person, because of its notice, knows already.
  if (header.dataset['session'] === 'unknown') void refresh();
  onSessionChange(() => void refresh());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh();
  });
}
