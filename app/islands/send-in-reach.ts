/** How long a network may take to say that it reaches the server, in milliseconds. */
const patience = 10_000;

/**
 * Sends a form that the browser would send by itself once the server answers at all; without it the browser would put a page
 * of its own in the place of this one, and the person would not know what became of their form. `fail` is to say it.
 */
export function sendInReach(event: SubmitEvent, fail: () => void): void {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  if (!navigator.onLine) {
    fail();
    return;
  }
  const answer = fetch('/health/live', { signal: AbortSignal.timeout(patience) });
  void answer.then(() => form.submit(), fail);
}
