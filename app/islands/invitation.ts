import { fetchSession } from './fetch-session.ts';

const key = 'estudio2600.invitaciones';
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** How much of the page a person has read when they are invited. */
const readEnough = 0.45;

/** Shows the invitation of a page to a visitor who reads it: once a session, and never before they have done something. */
export function inviteOnce(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-invitation]');
  if (!dialog || wasInvited()) return;
  const listening = new AbortController();
  const { signal } = listening;

  dialog.querySelector('form')?.addEventListener('submit', () => dialog.close());
  addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape' && dialog.open) dialog.close();
  });
  let touched = false;
  for (const kind of interactions)
    addEventListener(kind, () => (touched = true), { signal, passive: true });
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (!touched || scrollY < (scrollHeight - clientHeight) * readEnough) return;
      listening.abort();
      void invite(dialog);
    },
    { signal, passive: true },
  );
}

async function invite(dialog: HTMLDialogElement): Promise<void> {
  const response = await fetchSession();
  // Not over another dialog, and not to somebody who has an account.
  if (!response || response.session || document.querySelector('dialog[open]')) return;
  remember();
  // Not `show()`: the focus stays where the person is.
  dialog.open = true;
}

function wasInvited(): boolean {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').includes(location.pathname);
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${location.pathname}`);
  } catch {
    // Storage may be forbidden; then nobody is invited at all.
  }
}
