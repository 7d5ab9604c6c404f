/** Tabs of one browser tell each other who is signed in through this key. */
const key = 'estudio2600.sesion';

type Session = { id: string; displayName: string } | null;

/** Says which session this tab knows of; the other tabs hear it only when it, or the name that pages show, changes. */
export function announceSession(session: Session): void {
  const text = session ? `${session.id} ${session.displayName}` : '';
  try {
    if ((localStorage.getItem(key) ?? '') !== text) localStorage.setItem(key, text);
  } catch {
    // Storage may be forbidden; each tab then knows only what it loaded.
  }
}

/** The session that was announced last, by any tab; null when nobody is signed in. */
export function announcedSessionId(): string | null {
  try {
    return localStorage.getItem(key)?.split(' ', 1)[0] || null;
  } catch {
    return null;
  }
}

/** Calls `react` when another tab signs in or out, or changes the name. Returns the way to stop listening. */
export function onSessionChange(react: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // Null: the person cleared the site's storage.
    if (event.key === key || event.key === null) react();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
