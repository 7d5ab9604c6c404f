import { deleteFormDraft, saveFormDraft, readFormDraft, draftKey } from '#app/ui/form-draft.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { announcedUserId } from '#app/ui/shell/session-signal.ts';

/** What a person writes or chooses: no secret, no consent, and not what only programs fill in. */
const typed =
  'main [name]:not(button, [type=password], [type=checkbox], [type=hidden], [tabindex="-1"])';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Without a network the browser puts a page of its own in the place of a static one that was posted. What was typed
 * stands in the form again when the page is back, until it has arrived; and a form that cannot leave stays. One
 * that is a button alone signs out.
 */
export function saveDrafts(): void {
  const alert = document.createElement('p');
  // Not `role`: a word of the script that is a class keeps the rules of that class in every page (017).
  alert.ariaLive = 'assertive';
  alert.tabIndex = -1;
  addEventListener('online', () => alert.remove());

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    alert.remove();
    const isTyped = form.querySelector(typed) !== null;
    if (isTyped) remember(form);
    if (navigator.onLine || !submitter) return;
    event.preventDefault();
    const [words, place] = isTyped
      ? ['Lo que escribiste sigue aquí: envíalo cuando vuelva.', '']
      : ['No se cerró tu sesión.', 'position:fixed;inset:16px 16px auto'];
    alert.textContent = `No tienes conexión. ${words}`;
    alert.style.cssText = `padding:12px 16px;border:2px solid var(--edge);background:var(--surface);font-weight:600;scroll-margin:16px;${place}`;
    submitter.before(alert);
    alert.focus();
  });
  restore();
}

/** Those of this page, by whoever is signed in as far as this browser knows. */
const keyHere = () => draftKey(announcedUserId(), location.pathname);

function remember(form: HTMLFormElement): void {
  const values = [...form.querySelectorAll<Typed>(typed)]
    .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
    .map(({ name, value }): [string, string] => [name, value]);
  saveFormDraft(keyHere(), Object.fromEntries(values));
}

function restore(): void {
  if (document.querySelector(`#${confirmationId}`)) deleteFormDraft(keyHere());
  const kept = readFormDraft(keyHere());
  if (!kept) return;
  for (const field of document.querySelectorAll<Typed>(typed)) {
    const value = kept[field.name];
    if (value === undefined) continue;
    if (field.type === 'radio') (field as HTMLInputElement).checked ||= field.value === value;
    else field.value ||= value;
  }
}
