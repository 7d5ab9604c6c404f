import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sessionOver } from '#content/session-over.ts';
import { keepOnlyFormDraftsOf } from './ui/form-draft.ts';
import { claimEntry } from './islands/forms-of-others.ts';
import { useToast } from './ui/toast.tsx';
import { announceSession, onSessionChange } from './ui/shell/session-signal.ts';

const isDoor = /^\/auth(\/|$)/;

/** Keeps an application page and the other tabs of the browser of one mind about who is signed in. */
export function SessionSync(props: { session: { userId: string; displayName: string } | null }) {
  const { session } = props;
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const toast = useEffectEvent(useToast());
  const wasOpen = useRef(false);
  useEffect(() => {
    announceSession(session);
    claimEntry();
    // Another tab may have heard it from the server first.
    if (wasOpen.current && !session && isDoor.test(pathname)) toast(sessionOver);
    wasOpen.current = session !== null;
    // At the door, what somebody typed whose session ended waits for them.
    if (session || !isDoor.test(pathname)) keepOnlyFormDraftsOf(session?.userId ?? null);
  }, [session, pathname]);
  // The loaders run again: a guarded page then leads to /auth, the header changes its actions.
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate]);
  return null;
}
