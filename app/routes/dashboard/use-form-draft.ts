import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import {
  deleteFormDraft,
  saveFormDraft,
  type DraftFields,
  readFormDraft,
  draftKey,
} from '#app/ui/form-draft.ts';

/** What the root's loader says of the session. */
type Root = { session: { userId: string } | null };

/**
 * Keeps what is typed into the form around `inside` until it is saved, and puts it back after a reload, or when the
 * person signs in again, unless they or the browser have typed something already. `name` says which form it is, and
 * `savedTo` where it leads once the server has it all. Returns what was put
 * back, for the hidden fields that React draws, and what deletes it.
 */
export function useFormDraft(
  inside: RefObject<HTMLElement | null>,
  name: string,
  savedTo: string,
): { restored: DraftFields | null; discard: () => void } {
  const userId = useRouteLoaderData<Root>('root')?.session?.userId ?? null;
  const key = draftKey(userId, name);
  const [restored, setRestored] = useState<DraftFields | null>(null);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const controls = [...form.elements].filter(isTyped);
    const kept = readFormDraft(key);
    const keep = () => saveFormDraft(key, textsOf(controls));
    // Typed before there was a script to hear it.
    if (!controls.every(isUntouched)) keep();
    else if (kept) {
      for (const control of controls) control.value = kept[control.name] ?? control.value;
      startTransition(() => setRestored(kept));
    }
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [inside, key]);

  const { state, formMethod, location } = useNavigation();
  const isSaved =
    state === 'loading' &&
    formMethod === 'POST' &&
    (location.pathname + location.search).endsWith(savedTo);
  useEffect(() => {
    if (isSaved) deleteFormDraft(key);
  }, [isSaved, key]);
  return { restored, discard: () => deleteFormDraft(key) };
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (control: Element): control is Typed =>
  (control instanceof HTMLInputElement && control.name !== 'intent') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

const textsOf = (controls: readonly Typed[]): DraftFields =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

const isUntouched = (control: Typed): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    : control.value === control.defaultValue;
