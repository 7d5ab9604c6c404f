import { announceSession, onSessionChange, sessionMark } from '#app/ui/shell/session-signal.ts';
import { askSession } from './session-answer.ts';

/**
 * A static page is the same for everyone: it asks who is signed in, shows the actions of that case, and asks again
 * when another tab changes it or when the page comes back from the browser's cache.
 */
export function fillHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-session="unknown"]');
  // Application pages arrive with the header filled in.
  if (!header) return;

  const refresh = async () => {
    const answer = await askSession();
    const session = answer?.session ?? null;
    // Unreachable: the way to sign in stays visible, but the other tabs are told nothing.
    if (answer) announceSession(sessionMark(session));
    for (const place of header.querySelectorAll('[data-display-name]'))
      place.textContent = session ? session.displayName : '';
    header.dataset['session'] = session ? 'in' : 'out';
  };

  void refresh();
  onSessionChange(() => void refresh());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh();
  });
}
