import { announcedUserId, typistHere } from '#app/ui/shell/session-signal.ts';

/**
 * A browser fills the forms of a page again that somebody comes back to, whoever that is by then. Those of one who was
 * signed in are empty for anybody else: every entry of the tab's history says whose it is.
 */
export function emptyFormsOfOthers(): void {
  const emptied = emptyThoseOfAnother().map((form) => ({ form, before: form.autocomplete }));
  // Where the browser fills fields after this script, it asks for this first.
  for (const { form } of emptied) form.autocomplete = 'off';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emptyThoseOfAnother();
    // Whoever is here now may be helped by the browser.
    else for (const { form, before } of emptied) form.autocomplete = before;
  });
  // A link within the page makes another entry, with which the browser keeps the same fields.
  for (const type of ['hashchange', 'input']) addEventListener(type, claimEntry);
}

function emptyThoseOfAnother(): HTMLFormElement[] {
  const { typist } = stateHere();
  const isAnothers = typist && typist !== announcedUserId();
  const forms = isAnothers ? [...document.forms] : [];
  for (const form of forms) form.reset();
  claimEntry();
  return forms;
}

/** The entry of the history is that of whoever is signed in. */
export function claimEntry(): void {
  const typist = typistHere();
  if (stateHere().typist !== typist) history.replaceState({ ...stateHere(), typist }, '');
}

/** The router keeps what it knows of an entry there, too. */
const stateHere = () => (history.state ?? {}) as { typist?: string | null };
