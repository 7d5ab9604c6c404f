import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useActionData, useNavigation, useRouteLoaderData } from 'react-router';
import {
  deleteFormDraft,
  saveFormDraft,
  type DraftFields,
  readFormDraft,
  draftKey,
} from './form-draft.ts';
import {
  draftOf,
  fill,
  isChanged,
  keptIn,
  stateOf,
  storedIn,
  type TypedField,
  typedFields,
} from './typed-fields.ts';

/** Whose drafts these are. */
const useUserId = (): string | null =>
  useRouteLoaderData<{ session: { userId: string } | null }>('root')?.session?.userId ?? null;

/** What was typed into a form and did not arrive; `RestoredNotice` says that it is back, and stands within the form. */
export type FormDraft = {
  notice: RefObject<HTMLDivElement | null>;
  /** For the hidden fields that React draws. */
  restored: DraftFields | null;
  /** Whether the person has yet to hear of it. */
  isNews: boolean;
  remove: () => void;
  /** The fields are again what the server has. */
  discard: () => void;
};

/** When the server has it all: the form leads there, or the page shows by what it has that these fields are in it. */
type Saved = string | ((kept: DraftFields) => boolean);

/**
 * Keeps what is typed into a form until it is saved, and puts it back after a reload, or when the person signs in again,
 * unless they have typed something already. `name` says which form it is; it may outlive its tab.
 */
export function useFormDraft(name: string, saved: Saved, outlives = false): FormDraft {
  const userId = useUserId();
  const typist = useRef(userId);
  const key = draftKey(userId, name);
  // Sent before there was a script: the page shows what the server was sent, which is newer than what was kept.
  const [isRefused] = useState(useActionData() !== undefined);
  const notice = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<DraftFields | null>(null);
  const [isNews, setNews] = useState(false);
  const isKept = useEffectEvent((kept: DraftFields) => typeof saved === 'function' && saved(kept));
  useEffect(() => {
    const form = notice.current?.closest('form');
    if (!form) return;
    // What somebody typed whose session ended is not the next one's.
    if (typist.current && typist.current !== userId) form.reset();
    typist.current = userId;
    const typed = typedFields(form);
    const all = [...typed, ...hiddenOf(form)];
    const stored = readFormDraft(key);
    const hasArrived = stored !== null && isKept(stored);
    if (hasArrived) deleteFormDraft(key);
    const kept = hasArrived ? null : stored;
    const keep = () => saveFormDraft(key, draftOf(all), outlives);
    // Before there was a script to hear it. A browser puts back by itself what was kept.
    const typedBefore = new Set(
      typed
        .filter((field) => isChanged(field) && !(kept && stateOf(field) === keptIn(kept, field)))
        .map((field) => field.name),
    );
    const rest = typed.filter((field) => !typedBefore.has(field.name));
    if (!isRefused && kept && rest.some((field) => keptIn(kept, field) !== storedIn(field))) {
      for (const field of [...rest, ...hiddenOf(form, ':not([data-own])')])
        fill(field, keptIn(kept, field));
      // From now on it is this form's.
      keep();
      startTransition(() => {
        setRestored(kept);
        setNews(true);
      });
    }
    if (isRefused || typedBefore.size > 0) keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [key, outlives, userId, isRefused]);

  const { state, formMethod, location } = useNavigation();
  const isSaved =
    state === 'loading' &&
    formMethod === 'POST' &&
    typeof saved === 'string' &&
    (location.pathname + location.search + location.hash).endsWith(saved);
  useEffect(() => {
    if (!isSaved) return;
    deleteFormDraft(key);
    startTransition(() => setNews(false));
  }, [isSaved, key]);

  const remove = () => deleteFormDraft(key);
  const discard = () => {
    remove();
    setRestored(null);
    setNews(false);
    const form = notice.current?.closest('form');
    if (!form) return;
    form.reset();
    // The button that was pressed is about to leave.
    typedFields(form)[0]?.focus();
  };
  return { notice, restored, isNews, remove, discard };
}

/**
 * Deletes what was kept of a form that no script saw leave, on a page that comes to say that it arrived; `isSent` tells it
 * from what somebody types who comes back to that page.
 */
export function useSentForm(name: string, isSent: (kept: DraftFields) => boolean): void {
  const key = draftKey(useUserId(), name);
  const [wasSent] = useState(() => isSent);
  useEffect(() => {
    const kept = readFormDraft(key);
    if (kept && wasSent(kept)) deleteFormDraft(key);
  }, [wasSent, key]);
}

/** What React draws for itself goes along with what is typed, unless it is `data-own`: this form's, whatever stands in it. */
const hiddenOf = (form: HTMLFormElement, which = ''): TypedField[] => [
  ...form.querySelectorAll<HTMLInputElement>(`[type=hidden]:not([name=intent])${which}`),
];
