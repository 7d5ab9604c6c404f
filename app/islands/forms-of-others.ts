import { announcedUserId, typistHere } from '#app/ui/shell/session-signal.ts';

/**
 * A browser fills the forms of a page again that somebody comes back to, whoever that is by then. Those of one who was
 * signed in are empty for anybody else: every entry of the tab's history says whose it is.
 */
export function emptyFormsOfOthers(): void {
  emptyThoseOfAnother();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emptyThoseOfAnother();
  });
  // A link within the page makes another entry, with which the browser keeps the same fields.
  for (const type of ['hashchange', 'input']) addEventListener(type, claimEntry);
}

function emptyThoseOfAnother(): void {
  const { typist } = stateHere();
  if (typist && typist !== announcedUserId()) {
    for (const form of document.forms) {
      form.reset();
      // Where the browser fills fields after this script, it asks for this first.
      form.autocomplete = 'off';
    }
  }
  claimEntry();
}

/** The entry of the history is that of whoever is signed in. */
export function claimEntry(): void {
  const typist = typistHere();
  if (stateHere().typist !== typist) history.replaceState({ ...stateHere(), typist }, '');
}

/** The router keeps what it knows of an entry there, too. */
const stateHere = () => (history.state ?? {}) as { typist?: string | null };
