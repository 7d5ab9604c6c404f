import { deleteFormDraft, saveFormDraft, readFormDraft, draftKey } from '#app/ui/form-draft.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { typistHere, unannounced } from '#app/ui/shell/session-signal.ts';
import {
  comesFilled,
  draftOf,
  fill,
  isChanged,
  keptIn,
  typedFields,
} from '#app/ui/typed-fields.ts';
import { signOut } from './sign-out.ts';

/**
 * What was typed stands in the form again when somebody comes back to its page, until it has arrived: they may have looked
 * something up, or the browser put a page of its own in the place of one that was posted without a network. A form that
 * cannot leave stays; one that is a button alone signs out.
 */
export function saveDrafts(): void {
  const alert = document.createElement('p');
  // Not `role`: a word of the script that is a class keeps the rules of that class in every page (017).
  alert.ariaLive = 'assertive';
  alert.tabIndex = -1;
  alert.style.cssText =
    'margin:16px;padding:12px 16px;border:2px solid var(--edge);background:var(--surface);font-weight:600;scroll-margin:16px';
  addEventListener('online', () => alert.remove());

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    alert.remove();
    const say = (words: string, show: (alert: HTMLElement) => void) => {
      alert.textContent = words;
      show(alert);
      alert.focus();
    };
    if (typedFields(form).length === 0) {
      signOut(event, ({ title, message }) =>
        say(`${title}. ${message}`, (shown) => document.querySelector('main')?.prepend(shown)),
      );
      return;
    }
    typedInto.add(form);
    remember();
    if (navigator.onLine || !submitter) return;
    event.preventDefault();
    say('No tienes conexión. Lo que escribiste sigue aquí: envíalo cuando vuelva.', (shown) =>
      submitter.before(shown),
    );
  });

  restore({ isNew: isNew() });
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) typedInto.add(form);
    typist = typistHere();
  });
  addEventListener('pagehide', remember);
  addEventListener('pageshow', ({ persisted }) => {
    // What stands there is what was left, and perhaps sent, before.
    if (!persisted) return;
    typedInto.clear();
    restore({ isNew: false });
  });
}

/** The forms in which somebody typed since the page is shown, and who it was, as far as this browser knows. */
const typedInto = new Set<HTMLFormElement>();
let typist = typistHere();

const keyOf = (userId: string | null) => draftKey(userId, location.pathname);

function remember(): void {
  const now = typistHere();
  // Who was not announced yet may be by now; nobody is signed in where they signed out first.
  const isSame = typist === now || (typist === unannounced && now !== null);
  if (typedInto.size === 0 || !isSame) return;
  const key = keyOf(now);
  const fields = { ...readFormDraft(key), ...draftOf([...typedInto].flatMap(typedFields)) };
  if (Object.values(fields).some(Boolean)) saveFormDraft(key, fields);
  // Whoever empties a form wants none of it back.
  else deleteFormDraft(key);
}

/** What was typed before this script came, or in an earlier showing that the browser put back, stays as it is. */
function restore({ isNew }: { isNew: boolean }): void {
  const key = keyOf(typistHere());
  if (document.querySelector(`#${confirmationId}`)) deleteFormDraft(key);
  const kept = readFormDraft(key);
  for (const form of document.forms) {
    if (form.method !== 'post') continue;
    const fields = typedFields(form);
    const typed = new Set(fields.filter(isChanged).map(({ name }) => name));
    // One that was refused shows what was sent, which is newer than what was kept.
    const isRefused = comesFilled(fields);
    if (isNew && (isRefused || typed.size > 0)) typedInto.add(form);
    if (!kept || isRefused) continue;
    for (const field of fields) if (!typed.has(field.name)) fill(field, keptIn(kept, field));
  }
}

const isNew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');
