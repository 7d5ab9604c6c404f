import { deleteFormDraft, saveFormDraft, readFormDraft, draftKey } from '#app/ui/form-draft.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { announcedUserId } from '#app/ui/shell/session-signal.ts';

/** What a person writes or chooses: no secret, no consent, and not what only programs fill in. */
const typed =
  'main [name]:not(button, [type=password], [type=checkbox], [type=hidden], [tabindex="-1"])';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Without a network the browser puts a page of its own in the place of a static one that was posted. What was typed
 * stands in the form again when the page is back, until it has arrived; and a form that cannot leave stays.
 */
export function saveDrafts(): void {
  const alert = document.createElement('p');
  // Not `role`: a word of the script that is a class keeps the rules of that class in every page (017).
  alert.ariaLive = 'assertive';
  alert.tabIndex = -1;
  alert.textContent = 'No tienes conexión. Lo que escribiste sigue aquí: envíalo cuando vuelva.';
  alert.style.cssText =
    'padding:12px 16px;border:2px solid var(--edge);font-weight:600;scroll-margin:16px';
  addEventListener('online', () => alert.remove());

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    alert.remove();
    if (!remember(form) || navigator.onLine || !event.submitter) return;
    event.preventDefault();
    event.submitter.before(alert);
    alert.focus();
  });
  restore();
}

/** Those of this page, by whoever is signed in as far as this browser knows. */
const keyHere = () => draftKey(announcedUserId(), location.pathname);

/** Whether there is anything to remember: a form of buttons alone is pressed again. */
function remember(form: HTMLFormElement): boolean {
  const values = [...form.querySelectorAll<Typed>(typed)]
    .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
    .map(({ name, value }): [string, string] => [name, value]);
  if (values.length > 0) saveFormDraft(keyHere(), Object.fromEntries(values));
  return values.length > 0;
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
