/** Tabs of one browser tell each other who is signed in through this key. */
const key = 'estudio2600.sesion';

/** Differs when the session does, or the name that pages show of it. */
export const sessionMark = (session: { id: string; displayName: string } | null): string =>
  session ? `${session.id} ${session.displayName}` : '';

/** The session that this browser last heard of, as a mark: '' when there is none, null when it cannot remember. */
export function lastSession(): string | null {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return null;
  }
}

/** Says which session this tab knows of; the other tabs hear it only when it changes. */
export function announceSession(mark: string): void {
  try {
    localStorage.setItem(key, mark);
  } catch {
    // Storage may be forbidden; each tab then knows only what it loaded.
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
