import { sessionMarkCookie } from '#content/session-mark.ts';
import { readCookie } from '#packages/cookie/src/index.ts';

/** Tabs of one browser let each other know who is signed in through this key. */
const key = 'estudio2600.sesion';

type Session = { userId: string; displayName: string } | null;

/** Says who is signed in as far as this tab knows; the other tabs hear it only when it, or the name that pages show, changes. */
export function announceSession(session: Session): void {
  const text = session ? `${session.userId} ${session.displayName}` : '';
  try {
    if ((localStorage.getItem(key) ?? '') !== text) localStorage.setItem(key, text);
  } catch {
    // Storage may be forbidden; each tab then knows only what it loaded.
  }
}

/** Who was announced last, by any tab; null when nobody is signed in. */
export function announcedUserId(): string | null {
  try {
    return localStorage.getItem(key)?.split(' ', 1)[0] || null;
  } catch {
    return null;
  }
}

/** Who types here, as far as this tab knows: also somebody who is signed in, but not announced yet. */
export const typistHere = (): string | null =>
  announcedUserId() ??
  (readCookie(document.cookie, sessionMarkCookie) === null ? null : unannounced);

/** Stands for the id of whoever is signed in until a page has heard it. */
export const unannounced = 'alguien';

/** Calls `react` when another tab signs in or out, or changes the name. Returns the way to stop listening. */
export function onSessionChange(react: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // Null: the person cleared the site's storage.
    if (event.key === key || event.key === null) react();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
