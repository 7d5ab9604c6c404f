import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
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
    const controls = controlsOf(form);
    const kept = readFormDraft(key);
    const keep = () => saveFormDraft(key, textsOf(controls));
    const isTyped = controls.some(isChanged);
    // A browser puts it back by itself, too.
    const isAsKept =
      kept !== null &&
      visible(controls).every((control) => stateOf(control) === keptIn(kept, control));
    // Typed before there was a script to hear it.
    if (isTyped && !isAsKept) keep();
    else if (
      kept &&
      visible(controls).some((control) => keptIn(kept, control) !== storedIn(control))
    ) {
      for (const control of controls) fill(control, keptIn(kept, control));
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
    visible(controlsOf(form))[0]?.focus();
  };
  return { notice, restored, isNews, remove, discard };
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What nobody types or chooses, what has to be agreed to again, and what must not be kept. */
const untyped = new Set(['button', 'submit', 'checkbox', 'file', 'password']);

const controlsOf = (form: HTMLFormElement): Typed[] =>
  [...form.elements].filter(
    (control): control is Typed =>
      (control instanceof HTMLInputElement &&
        !untyped.has(control.type) &&
        control.name !== 'intent') ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  );

const visible = (controls: readonly Typed[]): Typed[] =>
  controls.filter(({ type }) => type !== 'hidden');

const textsOf = (controls: readonly Typed[]): DraftFields =>
  Object.fromEntries(
    controls
      .filter((control) => !isRadio(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );

const isRadio = (control: Typed): control is HTMLInputElement => control.type === 'radio';

/** Of one of several choices: its value when it is the one. */
const stateOf = (control: Typed): string =>
  isRadio(control) && !control.checked ? '' : control.value;

const keptIn = (kept: DraftFields, control: Typed): string => {
  const value = kept[control.name];
  if (isRadio(control)) return value === control.value ? value : '';
  return value ?? control.value;
};

function fill(control: Typed, state: string): void {
  if (isRadio(control)) control.checked = state !== '';
  else control.value = state;
}

const isChanged = (control: Typed): boolean => stateOf(control) !== storedIn(control);

/** What the page came with: of a list without a choice, its first entry. */
function storedIn(control: Typed): string {
  if (isRadio(control)) return control.defaultChecked ? control.value : '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
