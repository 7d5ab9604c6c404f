import { createContext, type ReactNode, use, useState } from 'react';

/** What the last try of the form around a field led to; null outside of a form, or before its first try. */
export const LastSubmission = createContext<object | null>(null);

/** The names of the fields that changed since then, for what is said of them together. */
export const ChangedFields = createContext<readonly string[]>([]);

/**
 * A field's error until its value changes: from then on it speaks of what is no longer there, and the next try judges
 * anew. `onChange` belongs on the element around the control.
 */
export function useFieldError(error: ReactNode) {
  const lastTry = use(LastSubmission);
  const [changedAfter, setChangedAfter] = useState<object | null>(null);
  const isMended = lastTry !== null && changedAfter === lastTry;
  return { error: isMended ? null : error, onChange: () => setChangedAfter(lastTry) };
}
