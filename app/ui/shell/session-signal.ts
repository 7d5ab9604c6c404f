/** Tabs of one browser tell each other who is signed in through this key. */
const key = 'estudio2600.sesion';

/** Differs when the session does, or the name that pages show of it. */
export const sessionMark = (session: { id: string; displayName: string } | null): string =>
  session ? `${session.id} ${session.displayName}` : '';

/** Says which session this tab knows of; the other tabs hear it only when it changes. */
export function announceSession(mark: string): void {
  try {
    if ((localStorage.getItem(key) ?? '') !== mark) localStorage.setItem(key, mark);
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
