import { signOutPath } from '#content/machine-paths.ts';

/** How long the server may take to say that the session is over, in milliseconds. */
const patience = 10_000;

const unfinished = 'Algo en esta página no ha terminado, como la subida de un archivo.';

/** What is known where somebody pressed the button and is still here. */
type Words = { title: string; message: string };
const offline: Words = {
  title: 'No se cerró tu sesión',
  message: 'No tienes conexión. Vuelve a intentarlo cuando la tengas.',
};
/** It may have heard all the same. */
const unsure = (what: string): Words => ({
  title: 'No sabemos si se cerró tu sesión',
  message: `El servidor ${what}. Vuelve a intentarlo.`,
});

/**
 * Posts a form that is a button alone, also when its page is left meanwhile, and goes home once the server has ended the
 * session. The browser itself would put a page of its own in the place of this one where the network ends, and the person
 * would not know whether they are still signed in. `fail` is to say what is known of it.
 */
export function signOut(event: SubmitEvent, fail: (words: Words) => void): void {
  const { target: form, submitter } = event;
  // Another form that the browser sends by itself, such as one that pays, goes its way.
  if (!(form instanceof HTMLFormElement) || !form.action.endsWith(signOutPath)) return;
  event.preventDefault();
  if (!navigator.onLine) {
    fail(offline);
    return;
  }
  // An upload that the end of the session would cut asks whether to leave.
  const leaves = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!leaves && !confirm(`${unfinished} ¿Cerrar sesión de todos modos?`)) return;
  // Not `AbortSignal.timeout`: browsers from before 2023 lack it.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), patience);
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  if (button) button.disabled = true;
  fetch(form.action, {
    method: 'POST',
    keepalive: true,
    redirect: 'manual',
    signal: end.signal,
  })
    .then(
      ({ type }) => (type === 'opaqueredirect' ? goHome() : fail(unsure('respondió con un error'))),
      () => fail(unsure('no respondió')),
    )
    .finally(() => {
      clearTimeout(timer);
      // The page may come back from the browser's cache.
      if (button) button.disabled = false;
    });
}

function goHome(): void {
  // Whoever was asked has said so.
  addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  location.assign('/');
}
