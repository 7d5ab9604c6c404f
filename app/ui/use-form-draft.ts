import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
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

/** What the root's loader says of the session. */
type Root = { session: { userId: string } | null };

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

/**
 * Keeps what is typed into a form until it is saved, and puts it back after a reload, or when the person signs in again,
 * unless they have typed something already. `name` says which form it is, and `savedTo` where it leads once the
 * server has it all.
 */
export function useFormDraft(name: string, savedTo: string): FormDraft {
  const userId = useRouteLoaderData<Root>('root')?.session?.userId ?? null;
  const key = draftKey(userId, name);
  const notice = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<DraftFields | null>(null);
  const [isNews, setNews] = useState(false);
  useEffect(() => {
    const form = notice.current?.closest('form');
    if (!form) return;
    const typed = typedFields(form);
    const all = [...typed, ...hiddenOf(form)];
    const kept = readFormDraft(key);
    const keep = () => saveFormDraft(key, draftOf(all));
    const isTyped = all.some(isChanged);
    // A browser puts it back by itself, too.
    const isAsKept =
      kept !== null && typed.every((field) => stateOf(field) === keptIn(kept, field));
    // Typed before there was a script to hear it.
    if (isTyped && !isAsKept) keep();
    else if (kept && typed.some((field) => keptIn(kept, field) !== storedIn(field))) {
      for (const field of all) fill(field, keptIn(kept, field));
      startTransition(() => {
        setRestored(kept);
        setNews(true);
      });
    }
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [key]);

  const { state, formMethod, location } = useNavigation();
  const isSaved =
    state === 'loading' &&
    formMethod === 'POST' &&
    (location.pathname + location.search + location.hash).endsWith(savedTo);
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

/** What React draws for itself goes along with what is typed. */
const hiddenOf = (form: HTMLFormElement): TypedField[] => [
  ...form.querySelectorAll<HTMLInputElement>('[type=hidden]:not([name=intent])'),
];
