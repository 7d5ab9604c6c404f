import { deleteFormDraft, saveFormDraft, readFormDraft, draftKey } from '#app/ui/form-draft.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { announcedUserId } from '#app/ui/shell/session-signal.ts';
import {
  draftOf,
  fill,
  isChanged,
  keptIn,
  stateOf,
  type TypedField,
  typedFields,
} from '#app/ui/typed-fields.ts';
import { sendInReach } from './send-in-reach.ts';

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
      alert.textContent = `No tienes conexión. ${words}`;
      show(alert);
      alert.focus();
    };
    if (typedFields(form).length === 0) {
      sendInReach(event, () =>
        say('No se cerró tu sesión.', (words) => document.querySelector('main')?.prepend(words)),
      );
      return;
    }
    remember();
    if (navigator.onLine || !submitter) return;
    event.preventDefault();
    say('Lo que escribiste sigue aquí: envíalo cuando vuelva.', (words) => submitter.before(words));
  });
  addEventListener('pagehide', remember);
  restore();
}

/** Those of this page, by whoever is signed in as far as this browser knows. */
const keyHere = () => draftKey(announcedUserId(), location.pathname);

const fieldsHere = (): TypedField[] =>
  [...document.forms].filter(({ method }) => method === 'post').flatMap(typedFields);

function remember(): void {
  const fields = fieldsHere();
  const changed = fields.filter(isChanged);
  if (changed.length > 0) saveFormDraft(keyHere(), draftOf(changed));
  // Whoever empties a form wants none of it back.
  else if (!fields.some(stateOf)) deleteFormDraft(keyHere());
}

function restore(): void {
  if (document.querySelector(`#${confirmationId}`)) deleteFormDraft(keyHere());
  const kept = readFormDraft(keyHere());
  if (!kept) return;
  for (const field of fieldsHere()) if (!stateOf(field)) fill(field, keptIn(kept, field));
}
