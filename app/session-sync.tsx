import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forgetOthers } from './kept-fields.ts';
import { announceSession, onSessionChange } from './ui/shell/session-signal.ts';

/** Keeps an application page and the other tabs of the browser of one mind about who is signed in. */
export function SessionSync({ mark, sessionId }: { mark: string; sessionId: string | null }) {
  const { revalidate } = useRevalidator();
  useEffect(() => announceSession(mark), [mark]);
  // What this tab keeps of a draft ends with its session, here or by the key that leads to a page without all this.
  useEffect(() => {
    forgetOthers(sessionStorage, sessionId);
    const forgetAll = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.action.endsWith('/auth/salir'))
        forgetOthers(sessionStorage, null);
    };
    addEventListener('submit', forgetAll);
    return () => removeEventListener('submit', forgetAll);
  }, [sessionId]);
  // The loaders run again: a guarded page then leads to /auth, the header changes its actions.
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate]);
  return null;
}
