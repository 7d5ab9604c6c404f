import { tryStorage } from '#app/ui/form-draft.ts';
import { announcedUserId } from '#app/ui/shell/session-signal.ts';

/**
 * A browser fills the forms of a page again that somebody comes back to, whoever that is by then. Those of one who was
 * signed in when they left are empty for anybody else.
 */
export function emptyFormsOfOthers(): void {
  const key = `estudio2600.de ${location.pathname}`;
  const typist = tryStorage((storage) => storage.getItem(key));
  if (isFilledByBrowser() && typist && typist !== announcedUserId()) {
    for (const form of document.forms) form.reset();
  }
  addEventListener('pagehide', () => {
    const userId = announcedUserId();
    tryStorage((storage) => (userId ? storage.setItem(key, userId) : storage.removeItem(key)));
  });
}

function isFilledByBrowser(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
