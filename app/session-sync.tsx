import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forgetOthers } from './ui/kept-fields.ts';
import { announceSession, onSessionChange } from './ui/shell/session-signal.ts';

/** Keeps an application page and the other tabs of the browser of one mind about who is signed in. */
export function SessionSync(props: { session: { id: string; displayName: string } | null }) {
  const { session } = props;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    announceSession(session);
    forgetOthers(session?.id ?? null);
  }, [session]);
  // The loaders run again: a guarded page then leads to /auth, the header changes its actions.
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate]);
  return null;
}
